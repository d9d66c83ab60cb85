import { describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../agency/office-hours.ts";
import { formatWeek, isOutsideHours, parseWeek } from "./outside-hours.ts";

/** Monday to Friday until one, when it was until six. */
const mornings = usualOfficeHours.week.map((day, weekday) =>
  day && weekday < 6 ? { ...day, closes: "13:00" } : day,
);
const openOnSunday = {
  ...usualOfficeHours,
  week: usualOfficeHours.week.with(0, { opens: "10:00", closes: "16:00" }),
};
const half = (time: string) => {
  const startsAt = new Date(`${time}:00Z`);
  return { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
};

describe("what is booked is outside the hours", () => {
  test.each([
    ["in the evening of a day with hours", "2026-12-03T18:30", usualOfficeHours, null, false],
    ["on a Sunday", "2026-12-06T12:00", usualOfficeHours, null, true],
    ["on a Sunday with hours", "2026-12-06T12:00", openOnSunday, null, false],
    [
      "on a closed day",
      "2026-12-03T12:00",
      { ...usualOfficeHours, closedDays: ["2026-12-03"] },
      null,
      true,
    ],
    [
      "in hours that were given up",
      "2026-12-03T15:00",
      { ...usualOfficeHours, week: mornings },
      usualOfficeHours.week,
      true,
    ],
    [
      "in hours that were kept",
      "2026-12-03T12:30",
      { ...usualOfficeHours, week: mornings },
      usualOfficeHours.week,
      false,
    ],
    [
      "in the evening, as it was before",
      "2026-12-03T18:30",
      { ...usualOfficeHours, week: mornings },
      usualOfficeHours.week,
      false,
    ],
  ])("%s", (_when, time, office, was, isOutside) => {
    expect(isOutsideHours(office, was, half(time))).toBe(isOutside);
  });
});

test("a week is written into an address and read from it", () => {
  const text = formatWeek(usualOfficeHours.week);
  expect(text).toBe("-_0900-1800_0900-1800_0900-1800_0900-1800_0900-1800_1000-1600");
  expect(parseWeek(text)).toEqual(usualOfficeHours.week);
  for (const other of [null, "", "x", `${text}_-`, text.replace("1600", "16")])
    expect(parseWeek(other)).toBeNull();
});
