import { beforeAll, expect, test } from "vitest";
import { calls } from "../api/routes.ts";
import { useDatabase } from "../db/testing.ts";
import { redirectFor } from "../../domain/site/redirects.ts";
import { findArea } from "../geo/areas.ts";
import { testApp, testHouse } from "../testing-house.ts";

const database = useDatabase("embedded");
let house: Awaited<ReturnType<typeof testHouse>>;
beforeAll(async () => {
  house = await testHouse(database());
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
  const app = testApp(house);
  for (const [method, path] of calls(house).filter(([name]) => name === "POST")) {
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
])("?%s is no parameter of a search", async (query) => {
  const response = await testApp(house).request(`/api/properties?${query}`);
  expect(response.status).toBe(400);
  expectClean();
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "%s is no area, no path that has moved, no photo",
  async (name) => {
    expect(findArea(name)).toBeNull();
    expect(redirectFor(name)).toBeNull();
    expect(redirectFor(`/${name}`)).toBeNull();
    expect((await testApp(house).request(`/photos/${name}`)).status).toBe(404);
  },
);
