import type { Config } from "../../config.ts";
import { forwarded } from "./forwarded.ts";

/**
 * The origin under which visitors know this site: `PUBLIC_URL`, else what a trusted proxy says of
 * the request, else the request's own. Anybody can choose the last one by a Host header.
 * @param url the request's, where it has been read already
 */
export function getRequestOrigin(
  request: Request,
  { publicUrl, trustedProxy }: Pick<Config, "publicUrl" | "trustedProxy">,
  url = new URL(request.url),
): string {
  if (publicUrl !== null) return publicUrl;
  if (trustedProxy === 0) return url.origin;
  const told = (name: string) => forwarded(request.headers.get(name), trustedProxy);
  const scheme = told("X-Forwarded-Proto") === "https" ? "https" : "http";
  const origin = `${scheme}://${told("X-Forwarded-Host") ?? url.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : url.origin;
}
