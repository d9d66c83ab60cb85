import { afterEach, expect, test, vi } from "vitest";
import { submit } from "./submit.ts";

afterEach(() => vi.unstubAllGlobals());

function stubServer(answer: () => Response | Promise<Response>) {
  const server = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", server);
  return server;
}

const key = "6f1f1f7e-4a51-4c8c-9d6e-0d8a6b6f3a11";
const send = () => submit("/api/submitenquiry", { body: "{}", key });

test("a submission is JSON and carries its idempotency key", async () => {
  const server = stubServer(() => Response.json({ EnqId: "a0x" }, { status: 201 }));
  expect(await send()).toEqual({ kind: "done", data: { EnqId: "a0x" } });
  const [path, init] = server.mock.calls[0]!;
  expect(path).toBe("/api/submitenquiry");
  expect(init).toMatchObject({
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
  });
});

test("a 422 gives the server's messages with their paths", async () => {
  const errors = [{ path: "applicant.email", message: "Please provide a valid email" }];
  stubServer(() => Response.json({ title: "Please check", errors }, { status: 422 }));
  expect(await send()).toEqual({ kind: "invalid", errors });
});

test("a 422 without messages is a failure: nobody could put it right", async () => {
  stubServer(() => Response.json({ title: "Idempotency key already used" }, { status: 422 }));
  expect(await send()).toEqual({ kind: "failed" });
});

test.each([
  ["17", 17],
  [null, 60],
  ["Wed, 21 Oct 2026 07:28:00 GMT", 60],
])("a 429 with Retry-After %s says to wait %d seconds", async (header, seconds) => {
  stubServer(
    () => new Response(null, { status: 429, headers: header ? { "Retry-After": header } : {} }),
  );
  expect(await send()).toEqual({ kind: "wait", seconds });
});

test.each([400, 403, 413, 500, 502, 503])("a %d is a failure", async (status) => {
  stubServer(() => new Response("<html>no</html>", { status }));
  expect(await send()).toEqual({ kind: "failed" });
});

test("no network is a failure", async () => {
  stubServer(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await send()).toEqual({ kind: "failed" });
});

test("a success that isn't JSON is a failure, for it isn't ours", async () => {
  stubServer(() => new Response("<html>Sign in to the hotel's network</html>"));
  expect(await send()).toEqual({ kind: "failed" });
});
