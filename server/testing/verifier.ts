import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

export interface TestVerifier {
  url: string;
  asked: URLSearchParams[];
  onAsk: () => { status?: number; body: string } | "silence" | "hang up";
  thinksMs: number;
  close: () => Promise<void>;
}

export async function startTestVerifier(): Promise<TestVerifier> {
  const server = createServer((request, response) => {
    void (async () => {
      verifier.asked.push(new URLSearchParams(await text(request)));
      await sleep(verifier.thinksMs);
      const answer = verifier.onAsk();
      if (answer === "hang up") request.socket.destroy();
      else if (answer !== "silence") {
        response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
        response.end(answer.body);
      }
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen.");
  const verifier: TestVerifier = {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    asked: [],
    onAsk: () => ({ body: JSON.stringify({ success: true }) }),
    thinksMs: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return verifier;
}
