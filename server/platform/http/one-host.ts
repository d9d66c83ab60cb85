import type { IncomingMessage } from "node:http";

/**
 * Whether a request names more than one host: by two `Host` headers, of which Node keeps the first
 * and another server the last, or by an address with a host beside a header with another.
 */
export function namesTwoHosts({
  rawHeaders,
  url = "",
}: Pick<IncomingMessage, "rawHeaders" | "url">) {
  const hosts = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "host",
  );
  if (hosts.length > 1) return true;
  if (!/^https?:/i.test(url)) return false;
  const { protocol, host } = URL.parse(url) ?? {};
  const [named = ""] = hosts;
  return host !== undefined && named !== "" && host !== URL.parse(`${protocol}//${named}`)?.host;
}

export function respondTwoHosts(): Response {
  return new Response("A request must name only one host.", {
    status: 400,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store", Connection: "close" },
  });
}
