import { expect, test } from "vitest";
import { buildCanonicalPath } from "../../../domain/site/canonical-path.ts";
import { movedPaths, findRedirect } from "../../../domain/site/redirects.ts";
import { useDatabase } from "../../testing/database.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";

const origin = "https://lettings.example.com";
const database = useDatabase();

/** URLs that browsers read as another site if a path is echoed carelessly. */
const elsewhere = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "//evil.example/properties-to-rent",
  "/properties-to-rent//evil.example",
  "/%2fevil.example",
  "/%5cevil.example",
  "/\tevil.example",
  "https:evil.example",
  "javascript:alert(1)",
];

test("a moved path redirects to one of ours, whatever is appended", () => {
  for (const path of movedPaths) {
    for (const end of ["", "/", "//"]) {
      const target = findRedirect(path + end);
      for (const search of ["", "?x=//evil.example", "?@evil.example", "?\\evil.example"]) {
        expect(new URL(target + search, origin).origin).toBe(origin);
      }
    }
  }
});

test.each(elsewhere)("%j has not moved anywhere", (path) => {
  expect(findRedirect(path)).toBeNull();
});

// A request path always begins with a slash.
test.each(elsewhere.filter((path) => path.startsWith("/")))(
  "the canonical address of %j is ours",
  (path) => {
    expect(new URL(origin + buildCanonicalPath(path, "?audience=//evil.example")).origin).toBe(
      origin,
    );
  },
);

test.each([
  ["POST", "/api/alert/%0d%0aLocation:%20https:%2f%2fevil.example/unsubscribe?from=page"],
  ["POST", "/api/alert/..%2f..%2f%2fevil.example/confirm?from=page"],
  ["POST", "/api/campaign/%5c%5cevil.example/unsubscribe?from=page&page=https://evil.example"],
  ["GET", "/flats-to-rent/Shoreditch/rss.xml?next=//evil.example"],
  ["GET", "//evil.example/flats-to-rent/Shoreditch/rss.xml"],
  ["GET", "/assets//evil.example"],
  ["GET", "//evil.example/%2e%2e"],
])("%s %s leads to no other site", async (method, path) => {
  const app = createTestApp(await createTestContext(database()));
  const response = await app.request(`${origin}${path}`, { method });
  const to = response.headers.get("Location");
  expect(to === null ? origin : new URL(to, origin).origin).toBe(origin);
  expect(to ?? "").not.toMatch(/[\r\n\\]|^\/\//);
});
