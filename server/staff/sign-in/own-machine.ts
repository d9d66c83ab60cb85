import type { OfficeCaller } from "../staff-context.ts";

const loopbackAddresses = /^(?:127\.[\d.]+|0:0:0:0::\/64)$/;
const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * What a browser itself sends: the Fetch standard's own headers, conditions, client hints, what it can
 * decompress an answer with (RFC 9842) and, in Firefox's Nightly, the key of a form. Anything else may be
 * a proxy's, a tunnel's or a network of delivery's, each of which has names of its own. An extension that
 * adds a header costs its user the code.
 */
const browserHeaders =
  /^(?:accept|accept-(?:charset|encoding|language)|available-dictionary|cache-control|connection|content-(?:length|type)|cookie|dictionary-id|dnt|device-memory|downlink|dpr|ect|host|idempotency-key|if-(?:match|modified-since|none-match|range|unmodified-since)|keep-alive|last-event-id|origin|pragma|priority|purpose|range|referer|rtt|save-data|sec-[a-z\d-]+|service-worker(?:-navigation-preload)?|te|upgrade-insecure-requests|user-agent|viewport-width|width)$/;

/**
 * True for a browser on the machine that runs the site, with no proxy between them. The connection says
 * where it comes from, the host that no other site's name was led here (DNS rebinding), and the headers
 * that nothing has passed it on. What passes bytes on unread (an SSH tunnel, a forwarder of TCP) looks
 * the same: whoever sets one up sets `DEMO_SIGN_IN_CODE` to `always`.
 */
export function isOwnMachine({ request, clientAddress, officeOrigin }: OfficeCaller): boolean {
  const { headers } = request;
  const [host, connection] = [headers.get("Host"), headers.get("Connection")];
  return (
    officeOrigin.startsWith("http://") &&
    loopbackAddresses.test(clientAddress) &&
    isLoopback(new URL(request.url).host) &&
    (host === null || isLoopback(host)) &&
    // Every browser says so over HTTP/1.1. A proxy that keeps its connections open says nothing, as a rule.
    connection?.toLowerCase() === "keep-alive" &&
    [...headers.keys()].every((name) => browserHeaders.test(name))
  );
}

function isLoopback(host: string): boolean {
  return loopbackNames.has(host.replace(/:\d+$/, "").toLowerCase());
}
