import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

export interface SentPage {
  /** Alternating names and values. */
  headers: string[];
  /** Base64, compressed by the server. */
  body: string;
}

export const acceptEncoding = "gzip, deflate, br";

/** Headers Node itself adds to every response. */
const written = new Set([
  "date",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
]);

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
