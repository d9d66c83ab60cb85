import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach } from "vitest";

const open: ReturnType<typeof createServer>[] = [];

/** A program elsewhere. What it was sent, and what it answers. */
export async function startProgram(answer: (path: string) => { status?: number; body?: string }) {
  const asked: { method: string; path: string; body: string; etag: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url: path = "", headers } = request;
    const etag = headers["if-none-match"];
    asked.push({ method, path, body: Buffer.concat(chunks).toString("utf8"), etag });
    const { status = 200, body = "" } = answer(path);
    response.writeHead(status, { ETag: '"v1"' }).end(body);
  });
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { asked, url: `http://127.0.0.1:${port}/in/` };
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
