import { expect, test } from "vitest";
import { describeWeek } from "./describe-week.ts";

const long = { starts: "09:30", ends: "19:00" };
const short = { starts: "09:30", ends: "16:00" };

test.each([
  [[null, long, long, long, long, long, short], "Mon to Fri 09:30 to 19:00, Sat 09:30 to 16:00"],
  [
    [short, long, null, long, null, null, null],
    "Mon 09:30 to 19:00, Wed 09:30 to 19:00, Sun 09:30 to 16:00",
  ],
  [[null, null, null, null, null, null, null], ""],
])("days with the same hours that follow each other are said once: %#", (week, text) => {
  expect(describeWeek(week)).toBe(text);
});
