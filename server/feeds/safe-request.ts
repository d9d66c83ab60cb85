import { lookup, type LookupAddress } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { formatFileSize } from "../../domain/shared/formats/file-size.ts";

export type SafeAnswer =
  | { ok: true; status: number; headers: IncomingMessage["headers"]; bytes: Uint8Array }
  | { ok: false; problem: string };

export interface SafeRequest {
  method?: "GET" | "PUT";
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Bytes of the answer. */
  most: number;
  /** Milliseconds for all of it. */
  within: number;
  /** Whether it may be on this machine or in its network. */
  mayBePrivate: boolean;
}

const mostRedirects = 3;

/**
 * Asks a program elsewhere over http or https. What an address leads to is checked when the
 * connection is made, and after each redirect, so that no name and no redirect reaches this machine,
 * its network or the cloud's own services.
 */
export async function requestSafely(address: string, order: SafeRequest): Promise<SafeAnswer> {
  const signal = AbortSignal.timeout(order.within);
  let url = new URL(address);
  const credentials = readCredentials(url);
  const home = url.origin;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const auth = url.origin === home ? credentials : {};
    const answer = await askOnce(url, { ...order, headers: { ...order.headers, ...auth } }, signal);
    const target = answer.ok && isRedirect(answer.status) ? answer.headers.location : undefined;
    if (target === undefined || order.method === "PUT") return answer;
    if (!URL.canParse(target, url))
      return { ok: false, problem: "The address redirects to one that isn’t valid." };
    url = new URL(target, url);
  }
  return { ok: false, problem: "The address redirects too many times." };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/** Takes name and password out of an address. */
function readCredentials(url: URL): Record<string, string> {
  if (url.username === "" && url.password === "") return {};
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  return { Authorization: `Basic ${Buffer.from(pair).toString("base64")}` };
}

async function askOnce(url: URL, order: SafeRequest, signal: AbortSignal): Promise<SafeAnswer> {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { ok: false, problem: "The address must start with http or https." };
  }
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!order.mayBePrivate && isIP(host) !== 0 && isPrivate(host)) return privateAddress;
  try {
    const response = await send(url, order, signal);
    const length = Number(response.headers["content-length"] ?? 0);
    const bytes = length > order.most ? null : await readAnswer(response, order.most);
    if (bytes === null) {
      response.destroy();
      return { ok: false, problem: `The response is larger than ${formatFileSize(order.most)}.` };
    }
    return { ok: true, status: response.statusCode ?? 0, headers: response.headers, bytes };
  } catch (error) {
    return { ok: false, problem: describeFailure(error, signal) };
  }
}

function send(url: URL, order: SafeRequest, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = "GET", headers = {}, body, mayBePrivate } = order;
  const ask = url.protocol === "https:" ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = ask(
    url,
    {
      method,
      signal,
      headers: {
        "Accept-Encoding": "identity",
        ...headers,
        ...(body && { "Content-Length": String(body.length) }),
      },
      ...(!mayBePrivate && { lookup: lookupPublic }),
    },
    resolve,
  );
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

async function readAnswer(response: IncomingMessage, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

class PrivateAddressError extends Error {
  constructor() {
    super("The host name resolves to a private address.");
  }
}

const privateAddress = {
  ok: false as const,
  problem: "The address is on this machine or its network, which feeds and portals can’t use.",
};

/** All of a name's addresses must be public: the connection is made to one of those checked. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    if (found.some(({ address }) => isPrivate(address))) {
      return callback(new PrivateAddressError(), "", 0);
    }
    if (options.all) return callback(null, found);
    const [first] = found;
    return callback(null, first?.address ?? "", first?.family ?? 0);
  });
};

const privateBlocks = new BlockList();
for (const [block, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  privateBlocks.addSubnet(block, bits, "ipv4");
}
for (const [block, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  privateBlocks.addSubnet(block, bits, "ipv6");
}

/** Also IPv6 addresses that carry an IPv4 one, which the block list sees through. */
export function isPrivate(address: string): boolean {
  return privateBlocks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

function describeFailure(error: unknown, signal: AbortSignal): string {
  if (error instanceof PrivateAddressError) return privateAddress.problem;
  if (signal.aborted) return "The server didn’t respond in time.";
  const code = error instanceof Error && "code" in error ? String(error.code) : "no response";
  return `We can’t reach the server (${code}).`;
}
