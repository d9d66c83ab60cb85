import { describe, expect, test } from "vitest";
import { useServer } from "../../testing/attacks/raw.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";
import { useDatabase } from "../../testing/database.ts";

describe("on the wire", () => {
  const database = useDatabase();
  const { send } = useServer(async () => {
    const app = createTestApp(await createTestContext(database(), { config: { publicUrl: null } }));
    return { fetch: (request: Request) => app.fetch(request) };
  });
  const close = "Connection: close\r\n\r\n";

  test.each([
    ["a port twice", "/robots.txt", "Host: good.example:80:81\r\n"],
    ["an address in brackets without its end", "/robots.txt", "Host: [::1\r\n"],
    [
      "a host of an address with a user",
      "http://good.example@evil.example/",
      "Host: good.example\r\n",
    ],
    ["a host with a question mark", "/robots.txt", "Host: good.example?.evil.example\r\n"],
    ["a host with a hash", "/robots.txt", "Host: evil.example#.good.example\r\n"],
    ["a host with a backslash", "/robots.txt", "Host: evil.example\\.good.example\r\n"],
    ["a host in percent signs", "/robots.txt", "Host: evil%2eexample\r\n"],
    ["a host of wide letters", "/robots.txt", "Host: evil\u3002example\r\n"],
    ["a port that is none", "/robots.txt", "Host: good.example:99999\r\n"],
  ])("%s is refused", async (_what, path, hosts) => {
    expect(await send(`GET ${path} HTTP/1.1\r\n${hosts}${close}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("a second host after a chunked body names nothing", async () => {
    const body = "Transfer-Encoding: chunked\r\n\r\n0\r\nHost: evil.example\r\n\r\n";
    const answer = await send(
      `POST /robots.txt HTTP/1.1\r\nHost: good.example\r\nConnection: close\r\n${body}`,
    );
    expect(answer).not.toContain("evil.example");
  });
});
