import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { canRecordFigure, describeRange, valuationFigureFields } from "./valuation-figure.ts";

const good = { rent: "£2,150", lowest: "2100", highest: "2,200", words: " Light. " };

test("a figure has a suggested rent within its range", () => {
  expect(v.parse(valuationFigureFields, good)).toEqual({
    rent: 2150,
    lowest: 2100,
    highest: 2200,
    words: "Light.",
    mark: "",
  });
  const one = { rent: "2150", lowest: "2150", highest: "2150" };
  expect(v.safeParse(valuationFigureFields, one).success).toBe(true);
});

test.each([
  [{ rent: "" }, "rent"],
  [{ rent: "99" }, "rent"],
  [{ highest: "many" }, "highest"],
  [{ lowest: "2151" }, "lowest"],
  [{ highest: "2149" }, "highest"],
  [{ words: "x".repeat(1001) }, "words"],
])("%j is refused beside its field", (changes, path) => {
  const read = v.safeParse(valuationFigureFields, { ...good, ...changes });
  expect(read.issues?.map((issue) => v.getDotPath(issue))).toContain(path);
});

test("a range of one amount is one amount", () => {
  expect(describeRange({ lowestPcm: 2100, highestPcm: 2200 })).toBe("£2,100 to £2,200");
  expect(describeRange({ lowestPcm: 2100, highestPcm: 2100 })).toBe("£2,100");
});

describe("a figure is recorded", () => {
  const now = new Date("2026-11-24T15:00:00Z");
  const valuation = { kind: "valuation", state: "booked", startsAt: now };
  test.each([
    [valuation, true],
    [{ ...valuation, startsAt: new Date("2026-11-24T15:00:01Z") }, false],
    [{ ...valuation, state: "cancelled" }, false],
    [{ ...valuation, kind: "photographs" }, false],
  ])("of %j: %s", (appointment, can) => {
    expect(canRecordFigure(appointment, now)).toBe(can);
  });
});
