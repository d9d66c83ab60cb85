import type { Config } from "../../config.ts";

const loopback = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * Origin for links in mails sent outside a request: `PUBLIC_URL`, or the local address of a site
 * reachable only from its own machine. Null if unknown.
 */
export function getSiteOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, "publicUrl" | "host" | "port">): string | null {
  if (publicUrl !== null) return publicUrl;
  if (!loopback.has(host) || port === 0) return null;
  return `http://${host === "::1" ? "[::1]" : host}:${port}`;
}

/**
 * The origin of an address on a loopback host only. Anyone can send a Host header, and mail links built
 * from it would lead elsewhere.
 */
export function getLoopbackOrigin(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && isLoopbackHost(parsed.hostname) ? parsed.origin : null;
}

export function isLoopbackHost(host: string): boolean {
  return loopback.has(host.replace(/^\[(.*)\]$/, "$1").toLowerCase());
}
