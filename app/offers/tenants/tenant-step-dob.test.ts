import { expect, test } from "vitest";
import { joinDate, splitDate } from "./tenant-step-dob.ts";

test("three boxes make a date, with or without noughts", () => {
  expect(joinDate({ day: "7", month: "3", year: "1994" })).toBe("1994-03-07");
  expect(joinDate({ day: " 07", month: "03 ", year: "1994" })).toBe("1994-03-07");
});

test("three empty boxes are no answer, one is an unfinished one", () => {
  expect(joinDate({ day: "", month: "", year: "" })).toBe("");
  expect(joinDate({ day: "27", month: "", year: "" })).toBe("--27");
});

test.each(["1994-03-27", "--27", "1994--", ""])("%j comes back as it was", (date) => {
  expect(joinDate(splitDate(date))).toBe(date);
});
