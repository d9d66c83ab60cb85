import type { Config } from "../../config.ts";
import { readForwarded } from "./client-address.ts";

/**
 * Returns the site's public origin: `PUBLIC_URL`, else the trusted proxy's headers, else the
 * request's own, which anyone can set by a Host header.
 * @param url the request's URL if already parsed
 */
export function getRequestOrigin(
  request: Request,
  { publicUrl, trustedProxy }: Pick<Config, "publicUrl" | "trustedProxy">,
  url = new URL(request.url),
): string {
  if (publicUrl !== null) return publicUrl;
  if (trustedProxy === 0) return url.origin;
  const forwarded = (name: string) => readForwarded(request.headers.get(name), trustedProxy);
  const scheme = forwarded("X-Forwarded-Proto") === "https" ? "https" : "http";
  const origin = `${scheme}://${forwarded("X-Forwarded-Host") ?? url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}
