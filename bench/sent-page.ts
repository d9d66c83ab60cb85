import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

/** A page as it went over the line. */
export interface SentPage {
  /** Name and value by turns, as they were sent. */
  headers: string[];
  /** Compressed as the server compressed it; base64. */
  body: string;
}

/** What browsers say. */
export const acceptEncoding = "gzip, deflate, br";

/** Of every answer, from whatever server: Node writes them itself. */
const written = new Set([
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
]);

/** @throws if the server fails */
export async function fetchAsSent(url: string, encoding = acceptEncoding): Promise<SentPage> {
  const request = get(url, { headers: { "Accept-Encoding": encoding } });
  const [answer] = await once(request, "response");
  const response: IncomingMessage = answer;
  const body = await buffer(response);
  const { statusCode = 0 } = response;
  if (statusCode >= 500) throw new Error(`${url} answers ${statusCode}.`);
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !written.has(name.toLowerCase()) ? [name, rawHeaders[at + 1]!] : [],
  );
  headers.push("Content-Length", String(body.byteLength));
  return { headers, body: body.toString("base64") };
}

/** Starts a server, in a process of its own, that only sends these pages, by path. */
export async function startBare(pages: Record<string, SentPage>) {
  const server = fork(join(import.meta.dirname, "bare-server.ts"));
  server.send(pages);
  const [message] = await once(server, "message");
  const { port }: AddressInfo = message;
  return {
    url: `http://127.0.0.1:${port}`,
    process: server,
    stop: async () => {
      server.disconnect();
      await once(server, "exit");
    },
  };
}
