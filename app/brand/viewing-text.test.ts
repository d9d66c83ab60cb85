import { expect, test } from "vitest";
import {
  findFirstViewingDate,
  maxDaysAhead,
  isViewingDate,
} from "../../domain/viewings/viewing-times.ts";
import { addDays } from "../../domain/shared/dates.ts";
import { viewingText } from "./viewing-text.ts";

test("the calendar's sentence says its rule: from tomorrow on, Monday to Saturday", () => {
  expect(viewingText.schedule.notice).toBe(
    `From tomorrow on, Monday to Saturday, up to ${maxDaysAhead} days ahead. No viewings on Sundays.`,
  );
  const tuesday = "2026-11-24";
  expect(findFirstViewingDate(tuesday)).toBe("2026-11-25");
  expect(isViewingDate("2026-11-29", tuesday)).toBe(false);
  expect(isViewingDate(addDays(tuesday, maxDaysAhead), tuesday)).toBe(true);
});
