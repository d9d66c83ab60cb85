import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

export async function startErrorService(answer = { status: 200, afterMs: 0 }) {
  const received: { path: string; items: Record<string, unknown>[] }[] = [];
  const server = createServer(async (request, response) => {
    const lines = (await text(request)).split("\n").filter(Boolean);
    received.push({ path: request.url ?? "", items: lines.map((line) => JSON.parse(line)) });
    setTimeout(() => response.writeHead(answer.status).end("{}"), answer.afterMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : null;
  return {
    received,
    answer,
    dsn: `http://publickey@127.0.0.1:${port}/7`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
