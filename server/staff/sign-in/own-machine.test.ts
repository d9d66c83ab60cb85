import { expect, test } from "vitest";
import { isOwnMachine } from "./own-machine.ts";

const origin = "http://localhost:3000";
const kept = { Connection: "keep-alive" };

function isOwn(headers: Record<string, string>, url = `${origin}/office/sign-in`): boolean {
  const request = new Request(url, { headers: { ...kept, Host: new URL(url).host, ...headers } });
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
  // A browser that came by another server than the one it named.
  ["Alt-Used", "cdn.example.com"],
  ["X-Nobody-Has-Thought-Of", "1"],
])("a request that %s shows to have come through a proxy is not this machine's", (name, value) => {
  expect(isOwn({ [name]: value })).toBe(false);
});

test.each(["close", "close, TE", "TE, close", "upgrade"])(
  "nor one whose connection is said to end as %j",
  (connection) => {
    expect(isOwn({ Connection: connection })).toBe(false);
  },
);

test("nor one that says nothing of its connection, as nginx passes it on to servers that it keeps", () => {
  const url = `${origin}/office/sign-in`;
  const request = new Request(url, { headers: { Host: "127.0.0.1:3000", Accept: "*/*" } });
  expect(isOwnMachine({ request, clientAddress: "127.0.0.1", officeOrigin: origin })).toBe(false);
});

test("a browser's own headers say that nothing is between", () => {
  const firefox = {
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Accept-Language": "en-GB,en;q=0.5",
    "Accept-Encoding": "gzip, deflate, br, zstd",
    Referer: `${origin}/office/sign-in`,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": "24",
    Origin: origin,
    DNT: "1",
    "Sec-GPC": "1",
    Connection: "keep-alive",
    Cookie: "a=b",
    "Upgrade-Insecure-Requests": "1",
    "Sec-Fetch-Dest": "document",
    "Sec-Fetch-Mode": "navigate",
    Priority: "u=0, i",
    // Nightly's, with each form that is sent.
    "Idempotency-Key": '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
    TE: "trailers",
  };
  const chromium = {
    Connection: "keep-alive",
    "Cache-Control": "max-age=0",
    Pragma: "no-cache",
    "Sec-CH-UA": '"Chromium";v="140"',
    "Sec-CH-UA-Mobile": "?0",
    "Sec-Purpose": "prefetch;prerender",
    Purpose: "prefetch",
    "If-None-Match": '"a"',
    // Of an answer that said that it may serve as one, where the page is of this machine or https.
    "Available-Dictionary": ":pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:",
    "Dictionary-ID": '"/office"',
    "Sec-Available-Dictionary": ":pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=:",
    "Sec-Fetch-Storage-Access": "none",
    "Sec-Browsing-Topics": "();p=P0000000000000000000000000000000",
    "Sec-CH-Prefers-Color-Scheme": "dark",
    "Save-Data": "on",
    "Device-Memory": "8",
    RTT: "50",
    Downlink: "10",
    ECT: "4g",
    "Viewport-Width": "1440",
    DPR: "2",
  };
  const safari = {
    Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": "24",
    Origin: origin,
    Priority: "u=0, i",
    Connection: "keep-alive",
    "Upgrade-Insecure-Requests": "1",
    "Sec-Fetch-Site": "same-origin",
    "Sec-Fetch-Mode": "navigate",
    "Sec-Fetch-Dest": "document",
    "Accept-Language": "en-GB,en;q=0.9",
    "Accept-Encoding": "gzip, deflate",
  };
  const browsers: Record<string, string>[] = [{}, firefox, chromium, safari];
  for (const headers of browsers) {
    for (const [name, value] of Object.entries(headers))
      expect([name, isOwn({ [name]: value })]).toEqual([name, true]);
    expect(isOwn(headers)).toBe(true);
  }
});
