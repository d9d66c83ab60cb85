import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readInboxCriteria } from "./inbox-view.ts";
import { hasFilters, savedViewFields } from "./saved-view.ts";

describe("a view that is saved", () => {
  test.each([
    ["?view=closed&kind=valuation", "?view=closed&kind=valuation"],
    ["?late=on&after=x&kind=party&template=y", "?late=on"],
    ["?area=e2&q=piano", "?q=piano&area=E2"],
    ["", ""],
  ])("of %s keeps what the list understands: %s", (query, kept) => {
    expect(v.parse(savedViewFields("inbox"), { viewName: " Mine ", query })).toEqual({
      viewName: "Mine",
      query: kept,
    });
  });

  test.each([
    ["?tab=live&only=mine&only=nobody&page=4", "?tab=live&only=mine"],
    ["?find=piano&order=up&late=on", "?find=piano&order=up"],
    ["", ""],
  ])("of the listings, %s, keeps what that list understands: %s", (query, kept) => {
    expect(v.parse(savedViewFields("listings"), { viewName: "Mine", query }).query).toBe(kept);
  });

  test.each([
    [{ viewName: " ", query: "" }, "Enter a name for the view"],
    [{ viewName: "x".repeat(41), query: "" }, "Name must be 40 characters or fewer"],
    [{ viewName: "Mine", query: undefined }, "This page is out of date. Reload it and try again."],
  ])("%j is refused: %s", (fields, message) => {
    expect(v.safeParse(savedViewFields("inbox"), fields).issues?.[0].message).toBe(message);
  });

  test.each([
    ["view=closed", false],
    ["view=mine&after=x", false],
    ["view=mine&late=on", true],
    ["kind=valuation", true],
    ["q=piano", true],
  ])("%s has filters: %s", (query, expected) => {
    expect(hasFilters(readInboxCriteria(new URLSearchParams(query)))).toBe(expected);
  });
});
