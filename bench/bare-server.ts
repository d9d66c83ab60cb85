import { once } from "node:events";
import { createServer } from "node:http";
import type { SentPage } from "./sent-page.ts";

/** Baseline that replays recorded pages, which its parent process sends by path. */
const [message] = await once(process, "message");
const pages: Record<string, SentPage> = message;
const ready = new Map(
  Object.entries(pages).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);
const server = createServer((request, response) => {
  const page = ready.get(request.url ?? "");
  if (page) response.writeHead(200, page.headers).end(page.body);
  else response.writeHead(404).end();
}).listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(server.address());
process.on("disconnect", () => process.exit());
