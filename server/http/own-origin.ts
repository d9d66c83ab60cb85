import type { Config } from "../config.ts";

/**
 * The origin under which visitors know this site: `PUBLIC_URL`, else what a trusted proxy says of
 * the request, else the request's own. Anybody can choose the last one by a Host header.
 * @param url the request's, where it has been read already
 */
export function ownOrigin(
  request: Request,
  { publicUrl, trustedProxy }: Pick<Config, "publicUrl" | "trustedProxy">,
  url = new URL(request.url),
): string {
  if (publicUrl !== null) return publicUrl;
  if (!trustedProxy) return url.origin;
  const scheme = request.headers.get("X-Forwarded-Proto") === "https" ? "https" : "http";
  const origin = `${scheme}://${request.headers.get("X-Forwarded-Host") ?? url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}
