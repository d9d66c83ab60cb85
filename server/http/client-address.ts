import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Config } from "../config.ts";

/**
 * Who is calling, for rate limits. The forwarded address counts only behind a trusted proxy, and
 * only the last one: that is what our own proxy wrote.
 */
export function clientAddress(context: Context, config: Pick<Config, "trustedProxy">): string {
  const forwarded = context.req.header("X-Forwarded-For");
  if (config.trustedProxy && forwarded) return forwarded.split(",").at(-1)!.trim();
  // Requests that a test hands to the app have no connection.
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? "unknown") : "unknown";
}
