import { expect, test } from "vitest";
import { isOwnMachine } from "./own-machine.ts";

const origin = "http://localhost:3000";

function isOwn(headers: Record<string, string>, url = `${origin}/office/sign-in`): boolean {
  const request = new Request(url, { headers: { Host: new URL(url).host, ...headers } });
  return isOwnMachine({ request, clientAddress: "127.0.0.1", officeOrigin: origin });
}

test.each([
  ["Incap-Client-IP", "203.0.113.7"],
  ["X-Sucuri-ClientIP", "203.0.113.7"],
  ["X-Azure-ClientIP", "203.0.113.7"],
  ["Client-IP", "203.0.113.7"],
  ["X-Vercel-Forwarded-For", "203.0.113.7"],
  ["Proxy-Client-IP", "203.0.113.7"],
  ["X-Scheme", "https"],
])("a request that %s shows to have come through a proxy is not this machine's", (name, value) => {
  expect(isOwn({ [name]: value })).toBe(false);
});

test.each(["close, TE", "TE, close"])(
  "nor one whose connection is said to end as %j",
  (connection) => {
    expect(isOwn({ Connection: connection })).toBe(false);
  },
);
