import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { isPrivate, requestSafely } from "./safe-request.ts";

const order = { most: 1000, within: 2000, mayBePrivate: true };
const open: ReturnType<typeof createServer>[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.16.0.1", true],
  ["172.32.0.1", false],
  ["192.168.1.1", true],
  ["169.254.169.254", true],
  ["100.64.0.1", true],
  ["0.0.0.0", true],
  ["224.0.0.1", true],
  ["255.255.255.255", true],
  ["8.8.8.8", false],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::7f00:1", true],
  ["fd00::1", true],
  ["fe80::1", true],
  ["2606:4700::1111", false],
])("the address %s is private: %s", (address, is) => {
  expect(isPrivate(address)).toBe(is);
});

describe("a request to a place that somebody else runs", () => {
  test.each(["http://127.0.0.1:1", "http://[::1]:1", "http://localhost:1", "http://2130706433:1"])(
    "never reaches this machine as %s unless a setting allows it",
    async (address) => {
      expect(await requestSafely(address, { ...order, mayBePrivate: false })).toEqual({
        ok: false,
        problem: expect.stringContaining(
          "The address is on this machine or its network, which feeds and portals can’t use.",
        ),
      });
    },
  );

  test("follows no redirect to another scheme, and not for ever", async () => {
    const file = await serve((_, response) => {
      response.writeHead(302, { Location: "file:///etc/passwd" }).end();
    });
    expect(await requestSafely(file, order)).toMatchObject({ ok: false });
    const loop = await serve(
      (_, response) => void response.writeHead(302, { Location: "/" }).end(),
    );
    expect(await requestSafely(loop, order)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("The address redirects too many times."),
    });
  });

  test("gives the password of its address to that address alone", async () => {
    const seen: (string | undefined)[] = [];
    const second = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end("homes");
    });
    const first = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { Location: second }).end();
    });
    const address = first.replace("http://", "http://lintel:secret@");
    expect(await requestSafely(address, order)).toMatchObject({ ok: true, status: 200 });
    expect(seen).toEqual([`Basic ${btoa("lintel:secret")}`, undefined]);
  });

  test("ends at its size, whether or not the size was said", async () => {
    const said = await serve((_, response) => {
      response.writeHead(200, { "Content-Length": "5000" });
      response.end("x".repeat(5000));
    });
    const unsaid = await serve((_, response) => {
      response.write("x".repeat(900));
      response.end("x".repeat(900));
    });
    for (const address of [said, unsaid]) {
      expect(await requestSafely(address, order)).toMatchObject({
        ok: false,
        problem: expect.stringContaining("larger"),
      });
    }
  });

  test("ends after its time", async () => {
    const silent = await serve(() => {});
    expect(await requestSafely(silent, { ...order, within: 50 })).toEqual({
      ok: false,
      problem: "The server didn’t respond in time.",
    });
  });
});
