import { once } from "node:events";
import { createServer } from "node:http";

export interface TestService {
  url: string;
  asked: string[];
  /** Sets the response from now on. A status alone has no body, `silence` never answers. */
  answers: (answer: { status?: number; body?: unknown } | "silence") => void;
  close: () => Promise<void>;
}

export async function startTestService(): Promise<TestService> {
  const asked: string[] = [];
  let answer: { status?: number; body?: unknown } | "silence" = { body: {} };
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer === "silence") return;
    response.statusCode = answer.status ?? 200;
    const { body } = answer;
    response.end(typeof body === "string" ? body : body === undefined ? "" : JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answers: (next) => (answer = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
