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
const written = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** @throws unless the answer is 200 */
export async function fetchAsSent(url: string, encoding = acceptEncoding): Promise<SentPage> {
  const request = get(url, { headers: { "Accept-Encoding": encoding } });
  const [response]: [IncomingMessage] = await once(request, "response");
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}.`);
  const { rawHeaders } = response;
  const headers = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !written.includes(name.toLowerCase()) ? [name, rawHeaders[at + 1]!] : [],
  );
  headers.push("Content-Length", String(body.byteLength));
  return { headers, body: body.toString("base64") };
}

/** Starts a server, in a process of its own, that only sends these pages, by path. */
export async function startBare(pages: Record<string, SentPage>) {
  const server = fork(join(import.meta.dirname, "bare-server.ts"));
  server.send(pages);
  const [{ port }]: [AddressInfo] = await once(server, "message");
  return {
    url: `http://127.0.0.1:${port}`,
    process: server,
    stop: async () => {
      server.disconnect();
      await once(server, "exit");
    },
  };
}
