import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config.ts";

/**
 * Who is calling, for rate limits: an IPv4 address, or the /64 network of an IPv6 one, which is
 * one customer's. The forwarded address counts only behind a trusted proxy, and only the last one:
 * that is what our own proxy wrote.
 */
export function clientAddress(context: Context, config: Pick<Config, "trustedProxy">): string {
  const forwarded = context.req.header("X-Forwarded-For");
  if (config.trustedProxy && forwarded) return callerOf(forwarded.split(",").at(-1)!.trim());
  // Requests that a test hands to the app have no connection.
  return context.env?.incoming
    ? callerOf(getConnInfo(context).remote.address ?? "unknown")
    : "unknown";
}

/** @example callerOf("2001:db8::1") // "2001:db8:0:0::/64" */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith("::ffff:")) return address.slice("::ffff:".length);
  const [head = "", tail = ""] = address.split("::");
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const gap = Array.from({ length: 8 - left!.length - right!.length }, () => "0");
  return `${[...left!, ...gap, ...right!].slice(0, 4).join(":")}::/64`;
}
