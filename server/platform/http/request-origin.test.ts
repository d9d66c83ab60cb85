import { expect, test } from "vitest";
import { getRequestOrigin } from "./request-origin.ts";

const publicUrl = "https://lettings.example.com";

function findOrigin(
  headers: Record<string, string>,
  publicUrlSet: string | null,
  trustedProxy: number,
) {
  const request = new Request("http://10.0.0.5:3000/properties", { headers });
  return getRequestOrigin(request, { publicUrl: publicUrlSet, trustedProxy });
}
const forged = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https" };

test.each([
  ["PUBLIC_URL holds, whatever a request says", forged, publicUrl, 1, publicUrl],
  [
    "without a trusted proxy the forwarded names are not read",
    forged,
    null,
    0,
    "http://10.0.0.5:3000",
  ],
  [
    "a trusted proxy's word counts",
    { "X-Forwarded-Host": "lettings.example.com", "X-Forwarded-Proto": "https" },
    null,
    1,
    publicUrl,
  ],
  [
    "and not what the caller wrote before it",
    {
      "X-Forwarded-Host": "evil.example, lettings.example.com",
      "X-Forwarded-Proto": "http, https",
    },
    null,
    1,
    publicUrl,
  ],
  [
    "of two proxies the outer one's",
    {
      "X-Forwarded-Host": "evil.example, lettings.example.com, inner",
      "X-Forwarded-Proto": "https, http",
    },
    null,
    2,
    publicUrl,
  ],
  [
    "a host that is none leaves the request's own",
    { "X-Forwarded-Host": "a b", "X-Forwarded-Proto": "https" },
    null,
    1,
    "http://10.0.0.5:3000",
  ],
  [
    "nothing but a host is taken from it",
    { "X-Forwarded-Host": "x@lettings.example.com/p?q#f", "X-Forwarded-Proto": "https" },
    null,
    1,
    publicUrl,
  ],
  [
    "another scheme than https is http",
    { "X-Forwarded-Proto": "javascript" },
    null,
    1,
    "http://10.0.0.5:3000",
  ],
])("%s", (_rule, headers, publicUrlSet, proxies, origin) => {
  expect(findOrigin(headers, publicUrlSet, proxies)).toBe(origin);
});
