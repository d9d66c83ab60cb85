import { describe, expect, test } from "vitest";
import { pageHandles } from "../testing/page-handles.ts";
import { cacheControl, createPublicAddressFinder, listPublicPaths } from "./public-paths.ts";

const paths = listPublicPaths(pageHandles);
const findPublic = createPublicAddressFinder(paths);
const findAddress = (path: string) => findPublic(new URL(path, "https://www.example.com"))?.address;

describe("what may be cached", () => {
  test.each([
    ["/", "/"],
    ["/?audience=landlord", "/?audience=landlord"],
    ["/properties?bedsmin=2&rentmax=2000", "/properties?bedsmin=2&rentmax=2000"],
    ["/flats-to-rent/canary-wharf", "/flats-to-rent/canary-wharf"],
    ["/property/p3x9", "/property/p3x9"],
    ["/sitemap-homes-2.xml", "/sitemap-homes-2.xml"],
    ["/_.data?_routes=root", "/_.data?_routes=root"],
    ["/property/p3x9.data", "/property/p3x9.data"],
    ["/api/properties?rentmax=1&area=e2", "/api/properties?area=e2&rentmax=1"],
  ])("%s is cached as %s", (path, address) => {
    expect(findAddress(path)).toBe(address);
  });

  test.each([
    "/offer/sFLV1Gdj5aO79EiFaZxs",
    "/offer/sFLV1Gdj5aO79EiFaZxs.data",
    "/booking-confirmation?id=x",
    "/booking-confirmation.ics?id=x",
    "/enquire/a0abcdefghijklmnop",
    "/book-view/p3x9",
    "/book-viewing/a0abcdefghijklmnop",
    "/alert/confirm?id=x",
    "/alert/stop?id=x",
    "/request-viewing?id=x",
    "/renter-check?id=x",
    "/renter-survey?id=x",
    "/campaign/stop?id=x",
    "/shortlist?ids=p3x9",
    "/compare?ids=p3x9",
    "/sorry",
    "/offer-success",
    "/offer-error",
    "/nowhere",
    "/api/offer/sFLV1Gdj5aO79EiFaZxs",
    "/api/enquiry/a0abcdefghijklmnop",
    "/api/human-check",
    "/property/p3x9/more",
    "/propertys/p3x9",
    "/properties/../offer/sFLV1Gdj5aO79EiFaZxs",
  ])("%s is not", (path) => {
    expect(findAddress(path)).toBeUndefined();
  });
});

describe("the query string of a cached page", () => {
  test("marks of campaigns make no second entry and reach no page", () => {
    expect(findAddress("/faq?utm_source=mail&category=tenants&gclid=x")).toBe(
      findAddress("/faq?category=tenants"),
    );
    expect(findAddress("/property/p3x9?utm_campaign=spring")).toBe("/property/p3x9");
  });

  test("a page whose links repeat them is not cached with them", () => {
    expect(findAddress("/properties?utm_source=mail")).toBeUndefined();
    expect(findAddress("/flats-to-rent/e2?fbclid=x")).toBeUndefined();
  });

  test("unknown parameters are not cached", () => {
    expect(findAddress("/contact?email=priya@example.com")).toBeUndefined();
    expect(findAddress("/?_routes=root")).toBeUndefined();
    expect(findAddress("/api/properties?utm_source=x")).toBeUndefined();
  });

  test("the order matters only if the page shows it", () => {
    expect(findAddress("/landlords?plan=F&rent=3000")).toBe(
      findAddress("/landlords?rent=3000&plan=F"),
    );
    expect(findAddress("/properties?rentmax=1&area=e2")).toBe("/properties?rentmax=1&area=e2");
  });

  test("repeated features all count, in their order", () => {
    expect(findAddress("/api/properties?features=a&area=e2&features=b")).toBe(
      "/api/properties?area=e2&features=a&features=b",
    );
  });

  test("an endless URL is not cached", () => {
    expect(findAddress(`/properties?q=${"a".repeat(500)}`)).toBeUndefined();
  });
});

test("every public response is cacheable by shared caches, and by browsers no longer than there", () => {
  for (const { freshness } of paths) {
    expect(freshness.shared).toBeGreaterThanOrEqual(freshness.browser);
    expect(cacheControl(freshness)).toMatch(
      /^public, max-age=\d+, s-maxage=[1-9]\d*, stale-while-revalidate=[1-9]\d*$/,
    );
  }
});

test("no path is named twice", () => {
  expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
});
