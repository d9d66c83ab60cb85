import { expect, test } from "vitest";
import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import { viewingText } from "./viewing-text.ts";

test("the calendar's sentence says its rule: from tomorrow, Monday to Saturday", () => {
  const { notice } = viewingText.schedule;
  const settings = getUsualSettings();
  expect(notice(settings)).toBe(
    "From tomorrow, Monday to Saturday, up to 90 days ahead. No viewings on Sundays.",
  );
  expect(notice({ ...settings, viewingsFromDay: 0 })).toMatch(/^From today,/);
  expect(notice({ ...settings, viewingsFromDay: 2 })).toMatch(/^From 2 days ahead,/);
});
