import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { useDatabase } from "../../testing/database.ts";
import { openLog } from "../logging/log.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { createApp } from "../../site/app.ts";

const database = useDatabase();

async function createSite(
  config: NonNullable<Parameters<typeof createTestContext>[1]>["config"] = {},
) {
  const lines = new PassThrough();
  const log = openLog({ logLevel: "info", logFormat: "json" }, lines);
  const appContext = await createTestContext(database(), { log, config });
  const pages = async () => new Response("Unexpected Server Error", { status: 500, headers });
  const headers = { "Content-Type": "text/plain" };
  return {
    get: (path: string) => createApp(appContext, pages).request(`http://lintel.test${path}`),
    figures: () => appContext.metrics.registry.metrics(),
    logged: () => String(lines.read() ?? ""),
  };
}

test("an answered request is counted under its route, whatever stood in its address", async () => {
  const { get, figures } = await createSite();
  await get("/api/listing/p1?name=Priya");
  await get("/healthz");
  const text = await figures();
  expect(text).toContain('{method="GET",route="/api/listing/:id",status="404"} 1');
  expect(text).toContain('{method="GET",route="/healthz",status="200"} 1');
  expect(text).not.toMatch(/Priya|p1/);
});

test("requests are logged where the settings say so, one line each, without path and query", async () => {
  const quiet = await createSite();
  await quiet.get("/healthz");
  expect(quiet.logged()).toBe("");
  const { get, logged } = await createSite({ logRequests: true });
  const response = await get("/api/listing/p1?name=Priya");
  const line = logged();
  expect(JSON.parse(line)).toMatchObject({
    requestId: response.headers.get("X-Request-Id"),
    method: "GET",
    route: "/api/listing/:id",
    status: 404,
    ms: expect.any(Number),
  });
  expect(line).not.toContain("Priya");
});

test("log lines of a failing call carry the id that its caller gets", async () => {
  const { get, logged } = await createSite();
  vi.spyOn(database(), "read").mockImplementation(() => {
    throw new Error("gone");
  });
  const response = await get("/api/listing/p1");
  vi.restoreAllMocks();
  const id = response.headers.get("X-Request-Id");
  expect(await response.json()).toMatchObject({
    detail: expect.stringContaining(`quote ${id}`),
    instance: `urn:uuid:${id}`,
  });
  expect(JSON.parse(logged())).toMatchObject({ requestId: id, msg: "Request failed" });
});

test("if even the error page fails, the visitor gets a page with the id to quote", async () => {
  const { get } = await createSite({ production: true });
  const response = await get("/property/p1");
  const id = response.headers.get("X-Request-Id");
  expect(response.status).toBe(500);
  expect(response.headers.get("Content-Type")).toContain("text/html");
  expect(await response.text()).toContain(`Please quote ${id}.`);
});

test("a failed response gives its id to scripts too, and no other response does", async () => {
  const { get } = await createSite({ production: true });
  const failed = await get("/property/p1");
  const id = failed.headers.get("X-Request-Id");
  expect(failed.headers.get("Server-Timing")).toBe(`request;desc="${id}"`);
  expect((await get("/healthz")).headers.has("Server-Timing")).toBe(false);
});
