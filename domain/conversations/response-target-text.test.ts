import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../agency/office-hours.ts";
import { describeResponseTarget, nameAnswerTime } from "./response-target-text.ts";

describe("the time in which an answer is promised", () => {
  test.each([
    [15, "15 minutes"],
    [60, "an hour"],
    [90, "90 minutes"],
    [120, "2 hours"],
    [150, "2 hours 30 minutes"],
  ])("%i minutes: %s", (minutes, named) => {
    expect(nameAnswerTime(minutes)).toBe(named);
  });

  test("one hour is said as its sentence needs it", () => {
    expect(nameAnswerTime(60, "1 hour")).toBe("1 hour");
    expect(nameAnswerTime(120, "1 hour")).toBe("2 hours");
  });
});

describe("what renters and landlords are promised follows the office’s settings", () => {
  const day = (opens: string, closes: string) => ({ opens, closes });
  const { week, closedDays } = usualOfficeHours;

  test.each([
    [week, 60, "We’ll reply within an hour, 09:00 to 18:00."],
    [week, 90, "We’ll reply within 90 minutes, 09:00 to 18:00."],
    [
      week.with(5, day("09:00", "17:00")),
      60,
      "We’ll reply within an hour, while the office is open.",
    ],
    [week.with(1, null), 60, "We’ll reply within an hour, while the office is open."],
    [week.with(6, null), 60, "We’ll reply within an hour, 09:00 to 18:00."],
  ])("%j within %i minutes: %s", (open, promiseMinutes, said) => {
    expect(describeResponseTarget({ hours: { week: open, closedDays }, promiseMinutes })).toBe(
      said,
    );
  });
});
