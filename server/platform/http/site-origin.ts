import type { Config } from "../../config.ts";

const loopback = new Set(["localhost", "127.0.0.1", "::1"]);

/**
 * The site's origin for links in mails that no visitor's request stands behind: `PUBLIC_URL`, or the
 * address of a site that only its own machine can reach. Null where neither is known.
 */
export function siteOrigin({
  publicUrl,
  host,
  port,
}: Pick<Config, "publicUrl" | "host" | "port">): string | null {
  if (publicUrl !== null) return publicUrl;
  if (!loopback.has(host) || port === 0) return null;
  return `http://${host === "::1" ? "[::1]" : host}:${port}`;
}
