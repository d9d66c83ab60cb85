import { beforeEach, expect, test } from "vitest";
import { requests } from "../../requests/request-tables.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";

const publicUrl = "https://lettings.example.com";
const listed = "https://partner.example.com";
const body = JSON.stringify({
  freetext: "14 Calvert Terrace",
  applicant: {
    firstname: "Ada",
    lastname: "Brough",
    phone: "07700 900123",
    email: "ada@example.com",
  },
});

const database = useDatabase();
beforeEach(() => emptyTables(database()));

async function post(headers: Record<string, string>, method = "POST") {
  const config = { publicUrl, allowedOrigins: [listed] };
  const app = createTestApp(await createTestContext(database(), { config }));
  const sent = method === "POST" ? { body } : {};
  return app.request(`${publicUrl}/api/valrequest`, { method, headers, ...sent });
}
const json = { "Content-Type": "application/json" };
const countKept = () => database().orm.$count(requests);

test.each([
  "null",
  "https://evil.example",
  "https://lettings.example.com.evil.example",
  "https://evil.example/https://lettings.example.com",
  "http://lettings.example.com",
  "https://lettings.example.com:8443",
  "https://partner.example.com.",
  "",
])("a page of origin %j can't submit in a visitor's name", async (Origin) => {
  expect((await post({ ...json, Origin })).status).toBe(403);
  expect(await countKept()).toBe(0);
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
  "nor by a plain form, which browsers send to anybody, as %j",
  async (type) => {
    expect((await post({ "Content-Type": type })).status).toBe(415);
    expect(await countKept()).toBe(0);
  },
);

test.each([publicUrl, listed])(
  "our own pages and those of a listed site can: %s",
  async (Origin) => {
    expect((await post({ ...json, Origin })).status).toBe(201);
    expect(await countKept()).toBe(1);
  },
);

test("another site's preflight gets no permission", async () => {
  const asking = { "Access-Control-Request-Method": "POST" };
  const { headers } = await post({ ...asking, Origin: "https://evil.example" }, "OPTIONS");
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  const told = await post({ ...asking, Origin: listed }, "OPTIONS");
  expect(told.headers.get("Access-Control-Allow-Origin")).toBe(listed);
  expect(told.headers.get("Access-Control-Allow-Credentials")).toBeNull();
});

test("there is no cookie that another site's page could exploit", async () => {
  expect((await post(json)).headers.get("Set-Cookie")).toBeNull();
});
