import { beforeAll, expect, test } from "vitest";
import { apiCalls } from "../api/api-calls.ts";
import { useDatabase } from "../../testing/database.ts";
import { findRedirect } from "../../../domain/site/redirects.ts";
import { findArea } from "../../places/gazetteer/areas.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";

const database = useDatabase();
let appContext: Awaited<ReturnType<typeof createTestContext>>;
beforeAll(async () => {
  appContext = await createTestContext(database());
});

const stains = [
  '{"__proto__":{"stained":true}}',
  '{"constructor":{"prototype":{"stained":true}}}',
  '{"applicant":{"__proto__":{"stained":true}},"search":{"__proto__":["x"],"constructor":"x"}}',
  '{"draft":{"details":{"__proto__":{"stained":true}},"tenants":[{"__proto__":{"stained":true}}]}}',
  '[{"__proto__":{"stained":true}}]',
];
const own = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

function expectClean() {
  expect("stained" in {}).toBe(false);
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(own);
}

test.each(stains)("%s stains nothing, whichever call gets it", async (body) => {
  const app = createTestApp(appContext);
  for (const [method, path] of apiCalls(appContext).filter(([name]) => name === "POST")) {
    const headers = { "Content-Type": "application/json" };
    const response = await app.request(`/api${path.replace(/:\w+/, "x")}`, {
      method,
      headers,
      body,
    });
    expect(response.status).toBeLessThan(500);
    expectClean();
  }
});

test.each([
  "__proto__[stained]=1",
  "__proto__.stained=1",
  "constructor=x",
  "toString=1",
  "features=__proto__",
])("?%s is not a search parameter", async (query) => {
  const response = await createTestApp(appContext).request(`/api/properties?${query}`);
  expect(response.status).toBe(400);
  expectClean();
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "%s is not an area, a moved path or a photo",
  async (name) => {
    expect(findArea(name)).toBeNull();
    expect(findRedirect(name)).toBeNull();
    expect(findRedirect(`/${name}`)).toBeNull();
    expect((await createTestApp(appContext).request(`/photos/${name}`)).status).toBe(404);
  },
);
