import type { OfficeCaller } from "./staff-context.ts";

const loopbackAddresses = /^(?:127\.[\d.]+|0:0:0:0::\/64)$/;
const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What proxies, tunnels and networks of delivery add to a request. Browsers send none of them. */
const proxyHeaders =
  /^(?:forwarded|x-forwarded.*|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|x-amzn-trace-id|x-arr-.*|cf-.*|cdn-loop|true-client-ip|fastly-.*|fly-.*|tailscale-.*)$/;

/**
 * True for a browser on the machine that runs the site, with no proxy between them. The connection says
 * where it comes from, the host that no other site's name was led here (DNS rebinding), and the headers
 * that nothing has passed it on.
 */
export function isOwnMachine({ request, clientAddress, officeOrigin }: OfficeCaller): boolean {
  const { headers } = request;
  const host = headers.get("Host");
  return (
    officeOrigin.startsWith("http://") &&
    loopbackAddresses.test(clientAddress) &&
    isLoopback(new URL(request.url).host) &&
    (host === null || isLoopback(host)) &&
    // A browser keeps its connection; proxies that add no header of their own often don't.
    headers.get("Connection")?.toLowerCase() !== "close" &&
    ![...headers.keys()].some((name) => proxyHeaders.test(name))
  );
}

function isLoopback(host: string): boolean {
  return loopbackNames.has(host.replace(/:\d+$/, "").toLowerCase());
}
