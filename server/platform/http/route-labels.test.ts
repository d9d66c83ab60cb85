import { expect, test } from "vitest";
import { createRouteLabeller } from "./route-labels.ts";

const labelRoute = createRouteLabeller([
  "/*",
  "/api/*",
  "/api/listing/:id",
  "/photos/:name",
  "/assets/*",
  "/:file{[\\w-]+\\.(svg|ico)}",
  "/",
  "/property/:id",
  "/property/:id",
  "/faq",
]);

test.each([
  ["/", "/"],
  ["/faq", "/faq"],
  ["/property/p0123", "/property/:id"],
  ["/api/listing/p0123", "/api/listing/:id"],
  ["/assets/entry-Bq1x.js", "/assets/*"],
  ["/photos/abc.avif", "/photos/:name"],
  ["/favicon.svg", "/:file"],
])("%s is counted as %s", (path, route) => {
  expect(labelRoute(path)).toBe(route);
});

test.each([
  ["/_.data", "/"],
  ["/faq.data", "/faq"],
  ["/property/p0123.data", "/property/:id"],
])("a page fetched as data, %s, is counted as the page %s", (path, route) => {
  expect(labelRoute(path)).toBe(route);
});

test.each(["/wp-login.php", "/api/nowhere", "/property/p0123/priya@example.com", "/%E0%A4%A", ""])(
  "any other path, such as %s, is counted under one name",
  (path) => {
    expect(labelRoute(path)).toBe("other");
  },
);
