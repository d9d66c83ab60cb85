import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findAdultsQuestion,
  findDobProblem,
  isGuarantorRequired,
  calculateRequiredIncome,
  shareLeft,
  findSharesProblem,
  findStartDateProblem,
} from "./offer-rules.ts";

const today = "2026-11-21";

test("the household income needed is 30 times the rent (renter specification, section 9)", () => {
  expect(calculateRequiredIncome(2450)).toBe(73_500);
});

test("a guarantor is needed exactly where the income is not sufficient", () => {
  expect([isGuarantorRequired(true), isGuarantorRequired(false)]).toEqual([false, true]);
});

describe("18 or over", () => {
  test("the move-in date counts, not today", () => {
    expect(findDobProblem("2008-12-01", "2026-12-07", today)).toBeNull();
    expect(findDobProblem("2008-12-08", "2026-12-07", today)).toBe(
      "Every tenant must be 18 or over on the move-in date",
    );
    expect(findDobProblem("2008-12-01", null, today)).not.toBeNull();
  });

  test.each(["2026-11-22", "1899-12-31"])("nobody was born on %s", (dob) => {
    expect(findDobProblem(dob, null, today)).toBe("Enter a real date of birth");
  });
});

test.each([
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2028-11-20", true],
  ["2206-11-21", false],
])("a tenancy from %s: %s", (startdate, allowed) => {
  expect(findStartDateProblem(startdate, today) === null).toBe(allowed);
});

describe("rent shares", () => {
  test.each([[[100]], [[50, 50]], [[33.33, 33.33, 33.34]], [[20, 20, 20, 20, 20]], [[100, 0]]])(
    "%j add up",
    (shares) => {
      expect(findSharesProblem(shares)).toBeNull();
    },
  );

  test("a wrong sum is told", () => {
    expect(findSharesProblem([50, 40])).toBe(
      "The rent shares of all tenants must add up to 100%. They add up to 90%",
    );
    expect(findSharesProblem([33.33, 33.33, 33.33])).toContain("99.99%");
  });

  test("any split of 100 into hundredths adds up, and a hundredth more never does", () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 4 });
    fc.assert(
      fc.property(cuts, (points) => {
        const edges = [0, ...points.toSorted((a, b) => a - b), 10_000];
        const shares = edges.slice(1).map((edge, n) => (edge - (edges[n] ?? 0)) / 100);
        expect(findSharesProblem(shares)).toBeNull();
        expect(shareLeft(shares)).toBe(0);
        expect(findSharesProblem([...shares, 0.01])).not.toBeNull();
      }),
    );
  });
});

describe("adults counted and tenants named", () => {
  test.each([
    [1, 1],
    [5, 5],
    [6, 5],
  ])("%i and %i agree", (adults, tenants) => {
    expect(findAdultsQuestion(adults, tenants)).toBeNull();
  });

  test.each([
    [2, 1, "You counted 2 adults and named 1 tenant."],
    [1, 3, "You counted 1 adult and named 3 tenants."],
    [6, 4, "You counted 6 adults and named 4 tenants."],
  ])("%i and %i are asked about", (adults, tenants, words) => {
    expect(findAdultsQuestion(adults, tenants)).toContain(words);
  });
});
