import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { apiCalls } from "../api/api-calls.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { useServer } from "../../testing/attacks/raw.ts";

const database = useDatabase();
const megabyte = Buffer.alloc(1024 ** 2, 0x61);

describe("on the wire", () => {
  const { send } = useServer(async () => createTestApp(await createTestContext(database())));
  const last = "Host: x\r\nConnection: close\r\n";

  test.each([
    ["an address of 20 KB", `GET /?q=${"a".repeat(20_000)} HTTP/1.1\r\n${last}\r\n`],
    ["a header of 20 KB", `GET / HTTP/1.1\r\n${last}X-Flood: ${"a".repeat(20_000)}\r\n\r\n`],
    ["a flood of headers", `GET / HTTP/1.1\r\n${last}${"X-Flood: 1\r\n".repeat(2000)}\r\n`],
  ])("%s is refused", async (_name, request) => {
    expect(await send(request)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test.each(["/".repeat(8000), "/a".repeat(4000), "/%2f".repeat(2000)])(
    "a path of 8 KB is refused before anything tries to match it",
    async (path) => {
      expect(await send(`GET ${path}a HTTP/1.1\r\n${last}\r\n`)).toMatch(/^HTTP\/1\.1 414 /);
    },
  );

  test.each([
    ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET"],
    ["two lengths", "Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd"],
    ["a folded header", "X-Fold: a\r\n b\r\nContent-Length : 1\r\n\r\na"],
    ["a length that is none", "Content-Length: +4\r\n\r\nabcd"],
  ])("request smuggling by %s is refused", async (_name, rest) => {
    expect(await send(`POST /api/faqvote HTTP/1.1\r\n${last}${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a chunked body, without a length, is read up to 64 KB", async () => {
    const head = `POST /api/faqvote HTTP/1.1\r\n${last}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await send(head, "100000\r\n", megabyte, "\r\n")).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each(["GET", "POST", "PUT"])("a body to a page by %s is not read", async (method) => {
    const head = `${method} / HTTP/1.1\r\n${last}Content-Length: ${megabyte.length}\r\n\r\n`;
    expect(await send(head, megabyte)).toMatch(/^HTTP\/1\.1 404 /);
  });
});

// Compressed bodies are not decompressed.
const bomb = new Uint8Array(gzipSync(Buffer.alloc(10 * 1024 ** 2, 0x20)));
const deep = "[".repeat(32_000) + "]".repeat(32_000);

test.each([
  ["more than 64 KB", megabyte, {}, 413],
  ["more than its length says", megabyte, { "Content-Length": "10" }, 413],
  ["a gzip bomb", bomb, { "Content-Encoding": "gzip" }, 400],
  ["a list in a list, 32,000 times", deep, {}, 422],
  ["a list of 30,000", `[${"0,".repeat(30_000)}0]`, {}, 422],
  ["a field twice", '{"question":1,"question":2}', {}, 422],
  ["text in UTF-16", Buffer.from('{"question":1}', "utf16le"), {}, 400],
  ["a form", "question=1", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
])("%s is refused by every call that takes a body", async (_name, body, headers, status) => {
  const appContext = await createTestContext(database());
  const app = createTestApp(appContext);
  for (const [method, path, handler] of apiCalls(appContext)) {
    if (!handler.schema) continue;
    const response = await app.request(`/api${path.replace(/:\w+/, "x")}`, {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body,
    });
    expect([path, response.status]).toEqual([path, status]);
  }
});
