import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatAvailability,
  formatCardDate,
  isRealDate,
  getLondonDate,
  formatNumericDate,
  addDays,
  addMonths,
} from "./dates.ts";

test.each([
  ["2026-07-01T23:30:00Z", "2026-07-02", "00:30 in summer time is already the next day"],
  ["2026-12-01T23:30:00Z", "2026-12-01", "23:30 in winter is still the same day"],
  ["2026-03-29T00:59:59Z", "2026-03-29", "the night the clocks go forward"],
  ["2026-10-24T23:00:00Z", "2026-10-25", "the night the clocks go back"],
])("at %s it is %s in London: %s", (moment, date) => {
  expect(getLondonDate(new Date(moment))).toBe(date);
});

test("London's date is that of its clocks, at any moment", () => {
  const clocks = new Intl.DateTimeFormat("en-CA", {
    timeZone: "Europe/London",
    dateStyle: "short",
  });
  const years = { min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), (moment) => {
      expect(getLondonDate(moment)).toBe(clocks.format(moment));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ["2026-02-28", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["0000-01-01", false],
  ["2026-1-1", false],
  ["01/02/2026", false],
  ["", false],
])("%s is a real date: %s", (text, expected) => {
  expect(isRealDate(text)).toBe(expected);
});

test("dates are DD/MM/YYYY in text and DD.MM.YY on cards", () => {
  expect(formatNumericDate("2026-12-03")).toBe("03/12/2026");
  expect(formatCardDate("2026-12-07")).toBe("07.12.26");
});

test.each([
  [null, "Now"],
  ["2026-11-20", "Now"],
  ["2026-11-21", "Now"],
  ["2026-11-22", "From 22/11/2026"],
])("a home free from %s reads %s on 21 November 2026", (from, label) => {
  expect(formatAvailability(from, "2026-11-21")).toBe(label);
  const onCard = label.replace("22/11/2026", "22.11.26");
  expect(formatAvailability(from, "2026-11-21", formatCardDate)).toBe(onCard);
});

test.each([
  ["2026-11-21", 7, "2026-11-28"],
  ["2026-11-28", -7, "2026-11-21"],
  ["2026-03-25", 7, "2026-04-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
])("%s and %i days is %s", (date, days, shifted) => {
  expect(addDays(date, days)).toBe(shifted);
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-12-07", 120, "2036-12-07"],
])("%s and %i months is %s", (date, months, then) => {
  expect(addMonths(date, months)).toBe(then);
});
