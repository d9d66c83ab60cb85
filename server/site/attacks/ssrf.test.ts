import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fetchPhotonPlaces } from "../../places/finder/photon.ts";
import { readPostcode } from "../../places/gazetteer/postcodes.ts";
import { createExternalCheck } from "../../platform/human-check/external.ts";
import { getPort } from "../../testing/smtp-server.ts";
import { isRemote } from "../../feeds/blm/blm-pictures.ts";
import { storePictures } from "../../feeds/incoming/store-pictures.ts";

let server: Server;
let asked: string[];
let answer: Parameters<typeof createServer>[1];
let url: string;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer?.(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${getPort(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const log = { error: () => {} };
const secret = "0123456789abcdef0123456789abcdef";
const verify = (token: string) =>
  createExternalCheck({
    provider: "turnstile",
    siteKey: "key",
    secret,
    verifyUrl: `${url}/verify`,
    log,
  }).verify(token);

const callers = [
  ["Photon", () => fetchPhotonPlaces(url, "Shoreditch", null), { ok: false }],
  ["a human check", () => verify("token"), { ok: false, reason: "unavailable" }],
] as const;

describe.each(callers)("%s", (_name, ask, nothing) => {
  test.each([301, 302, 303, 307, 308])("redirects us nowhere with a %i", async (status) => {
    answer = (_request, response) =>
      response.writeHead(status, { Location: `${url}/latest/meta-data` }).end();
    expect(await ask()).toMatchObject(nothing);
    expect(asked).toHaveLength(1);
  });

  test("can't fill our memory: we abort an endless response", async () => {
    let megabytes = 0;
    let hungUp: Promise<unknown> | undefined;
    answer = (_request, response) => {
      hungUp = once(response, "close");
      const more = () => {
        do megabytes++;
        while (response.write(Buffer.alloc(1024 ** 2, 0x20)) && !response.destroyed);
      };
      response.on("drain", more);
      more();
    };
    expect(await ask()).toMatchObject(nothing);
    await hungUp;
    expect(megabytes).toBeLessThan(20);
  });
});

describe("user input chooses neither host nor path of a request", () => {
  const typed = [
    "@169.254.169.254/",
    "/../admin?x=",
    "//evil.example",
    "#",
    "?q=1&bbox=0",
    "\r\nHost: evil.example",
    "\\\\evil.example",
    "%2e%2e%2f",
    "http://169.254.169.254/",
  ];

  test.each(typed)("%j as a place", async (text) => {
    answer = (_request, response) => response.end('{"features":[]}');
    await fetchPhotonPlaces(url, text, null);
    const [host, path] = asked[0]!.split(" ");
    const target = new URL(path!, url);
    expect([host, target.pathname, target.searchParams.getAll("q")]).toEqual([
      new URL(url).host,
      "/api",
      [text],
    ]);
    expect(target.searchParams.getAll("bbox")).toHaveLength(1);
  });

  test.each(typed)("%j is not a postcode, and no request is sent", (text) => {
    expect(readPostcode(text)).toBeNull();
    expect(readPostcode(`E2 7DP${text}`)).toBeNull();
  });

  test.each(typed)("%j as a token of a human check", async (token) => {
    let body = "";
    answer = (request, response) => {
      request.on("data", (chunk) => (body += chunk));
      request.on("end", () => response.end('{"success":true}'));
    };
    await verify(`${token}&secret=mine`);
    const sent = new URLSearchParams(body);
    expect([asked[0]?.split(" ")[1], sent.getAll("secret")]).toEqual(["/verify", [secret]]);
    expect(sent.get("response")).toBe(`${token}&secret=mine`);
  });
});

test.each(["http://169.254.169.254/a.jpg", "HTTPS://evil.example/a.jpg", "http://localhost:5432/"])(
  "a feed's picture at %s is not fetched",
  async (name) => {
    expect(isRemote(name)).toBe(true);
    const store = {
      put: () => Promise.reject(new Error("It was fetched.")),
      get: async () => null,
      makeVariants: async () => {},
    };
    const stored = await storePictures(new Set([name]), { find: () => null }, store);
    expect(stored.get(name)).toEqual({
      ok: false,
      reason: "is on another site, so it wasn’t fetched",
    });
  },
);
