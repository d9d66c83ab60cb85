import { expect, test } from "vitest";
import { siteRoutes } from "../routes.ts";
import { getAriaCurrent, footerColumns, landlordEntries, mainEntries } from "./navigation.ts";

const createLocation = (pathname: string, search = "") => ({ pathname, search });

test("an entry is current on its own page", () => {
  expect(getAriaCurrent(mainEntries.about, createLocation("/about-us"))).toBe("page");
  expect(getAriaCurrent(mainEntries.about, createLocation("/about-us", "?member=3"))).toBe("page");
  expect(getAriaCurrent(mainEntries.about, createLocation("/"))).toBeUndefined();
});

test("the pages of a search belong to Renters", () => {
  expect(getAriaCurrent(mainEntries.renters, createLocation("/flats-to-rent/hoxton"))).toBe("true");
  expect(getAriaCurrent(mainEntries.renters, createLocation("/renters"))).toBe("page");
});

test.each(mainEntries.renters.section)("%s begins the address of a page", (start) => {
  expect(siteRoutes.some(({ path }) => `/${path}`.startsWith(start))).toBe(true);
});

test("the landlord's home page is current only with its audience", () => {
  expect(getAriaCurrent(landlordEntries[0]!, createLocation("/", "?audience=landlord"))).toBe(
    "page",
  );
  expect(getAriaCurrent(landlordEntries[0]!, createLocation("/"))).toBeUndefined();
});

test("another site is never the current page", () => {
  expect(
    getAriaCurrent(mainEntries.blog, createLocation(new URL(mainEntries.blog.to).pathname)),
  ).toBeUndefined();
});

test.each(["/services", "/finance-hub", "/how-it-works-landlords"])(
  "%s is in the Landlords menu and at the foot of every page",
  (path) => {
    expect(landlordEntries.map(({ to }) => to)).toContain(path);
    expect(footerColumns.flatMap(({ entries }) => entries.map(({ to }) => to))).toContain(path);
  },
);
