import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** A double of a provider's verify endpoint. */
export interface TestVerifier {
  url: string;
  /** What it was asked, in order. */
  asked: URLSearchParams[];
  /** How it answers, may be changed at any time: a status and a body, or nothing at all. */
  onAsk: () => { status?: number; body: string } | "silence" | "hang up";
  /** How long it thinks, milliseconds. */
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
