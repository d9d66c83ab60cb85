import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../../config.ts";

/**
 * Returns the client for rate limits: an IPv4 address, or the /64 network of an IPv6 address, which
 * belongs to one customer. A forwarded address counts only if a trusted proxy wrote it; an invalid
 * one counts as the proxy's own.
 */
export function getClientAddress(context: Context, config: Pick<Config, "trustedProxy">): string {
  const forwardedFor = readForwarded(context.req.header("X-Forwarded-For"), config.trustedProxy);
  const caller = forwardedFor === null ? null : getCaller(forwardedFor);
  if (caller !== null) return caller;
  // Requests passed directly to the app in tests have no connection.
  const connected = context.env?.incoming ? getConnInfo(context).remote.address : undefined;
  return getCaller(connected ?? "") ?? "unknown";
}

/**
 * Returns null for an invalid address. Some proxies add the port.
 * @example callerOf("[2001:DB8::1]:443") // "2001:db8:0:0::/64"
 */
export function getCaller(text: string): string | null {
  const address = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const [plain = ""] = address.split("%");
  if (isIP(plain) === 0) return null;
  return isIPv6(plain) ? getIpv6Caller(plain) : plain;
}

/** The URL parser normalises the address: lower case, no leading zeros. */
function getIpv6Caller(address: string): string {
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = host.split("::");
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const gap = Array.from({ length: 8 - left!.length - right!.length }, () => "0");
  const groups = [...left!, ...gap, ...right!];
  if (host.startsWith("::ffff:")) return getIpv4(groups.slice(6));
  return `${groups.slice(0, 4).join(":")}::/64`;
}

function getIpv4(groups: string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}

/**
 * Returns the value that our outermost proxy appended to a header. Earlier values come from the
 * client and can't be trusted.
 * @param proxies number of our proxies
 * @returns null if the header is missing or that position is empty
 */
export function readForwarded(header: string | null | undefined, proxies: number): string | null {
  if (!header || proxies === 0) return null;
  const values = header.split(",").map((value) => value.trim());
  return values.at(-Math.min(proxies, values.length)) || null;
}
