import { Hono } from "hono";
import { expect, test } from "vitest";
import { getCaller, getClientAddress } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:0:ffff::1", "2001:db8:0:0::/64"],
  ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as the caller %s", (address, caller) => {
  expect(getCaller(address)).toBe(caller);
});

test.each(["", "unknown", "_hidden", "1.2.3.4.5", "203.0.113.7\nx", "localhost", "[::1", "%eth0"])(
  "%j is no address",
  (text) => {
    expect(getCaller(text)).toBeNull();
  },
);

async function findCallerBehind(trustedProxy: number, forwardedFor: string | null) {
  const app = new Hono();
  app.get("/", (context) => context.text(getClientAddress(context, { trustedProxy })));
  const headers = new Headers(forwardedFor === null ? [] : [["X-Forwarded-For", forwardedFor]]);
  const env = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
  return (await app.request("/", { headers }, env)).text();
}

test.each([
  ["without a proxy of ours nobody chooses an address", 0, "203.0.113.7", "10.0.0.1"],
  [
    "what a caller sends before the proxy's word is not heard",
    1,
    "198.51.100.1, 203.0.113.7",
    "203.0.113.7",
  ],
  ["nor how long a chain it is", 1, "1.1.1.1,2.2.2.2,3.3.3.3,203.0.113.7", "203.0.113.7"],
  [
    "behind two proxies the outer one's word counts",
    2,
    "198.51.100.1, 203.0.113.7, 192.0.2.9",
    "203.0.113.7",
  ],
  ["of a chain that is too short the first counts", 2, "203.0.113.7", "203.0.113.7"],
  ["junk counts as the proxy", 1, "198.51.100.1, <script>", "10.0.0.1"],
  ["an empty end counts as the proxy", 1, "198.51.100.1, ", "10.0.0.1"],
  ["so does a missing header", 1, null, "10.0.0.1"],
])("%s", async (_rule, proxies, header, caller) => {
  expect(await findCallerBehind(proxies, header)).toBe(caller);
});
