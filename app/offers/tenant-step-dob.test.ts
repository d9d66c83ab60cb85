import { expect, test } from "vitest";
import { dateOf, partsOf } from "./tenant-step-dob.ts";

test("three boxes make a date, with or without noughts", () => {
  expect(dateOf({ day: "7", month: "3", year: "1994" })).toBe("1994-03-07");
  expect(dateOf({ day: " 07", month: "03 ", year: "1994" })).toBe("1994-03-07");
});

test("three empty boxes are no answer, one is an unfinished one", () => {
  expect(dateOf({ day: "", month: "", year: "" })).toBe("");
  expect(dateOf({ day: "27", month: "", year: "" })).toBe("--27");
});

test.each(["1994-03-27", "--27", "1994--", ""])("%j comes back as it was", (date) => {
  expect(dateOf(partsOf(date))).toBe(date);
});
