import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { fillSettings, getUsualSettings, listSettings, pickSettings } from "./agency-settings.ts";
import type { SettingsPage } from "./setting.ts";
import { createSettingsSchema, listSettingsDetail, readPostedSettings } from "./settings-fields.ts";

const usual = getUsualSettings();

test("what the specification and the agency say holds until somebody chooses otherwise", () => {
  expect(usual).toEqual({
    incomeMultiple: expect.any(Number),
    viewingsFromDay: 1,
    viewingsUntilDay: 90,
    promiseMinutes: 60,
    minutesPerKm: { walk: 16, bike: 6, car: 5, "public-transport": 8 },
    changeLimitHours: 2,
    secondReminderHours: 2,
    certificateReminderDays: { first: 30, second: 14, last: 5 },
    namesInCalendars: false,
  });
});

test("a setting that is stored holds, also zero and no; an empty one is the usual", () => {
  const stored = { changeLimitHours: 0, namesInCalendars: false, promiseMinutes: null };
  expect(fillSettings(stored)).toEqual({ ...usual, changeLimitHours: 0 });
});

const pages: SettingsPage[] = ["hours", "diary"];

test("each setting that colleagues choose is on one page, in the order of the table", () => {
  const shown = pages.map((page) => listSettings(page).map(([name]) => name));
  expect(shown).toEqual([
    ["promiseMinutes"],
    ["minutesPerKm", "changeLimitHours", "namesInCalendars"],
  ]);
});

test.each(pages)("the usual settings of the page %s are within their ranges", (page) => {
  const settings = pickSettings(page, usual);
  expect(v.parse(createSettingsSchema(page), settings)).toEqual(settings);
});

test.each(listSettings())("%s is usually within its range", (_name, setting) => {
  const least = "least" in setting ? setting.least : 0;
  const most = "most" in setting ? setting.most : 1;
  const numbers =
    typeof setting.usual === "object" ? Object.values(setting.usual) : [setting.usual];
  for (const number of numbers.map(Number)) {
    expect(number).toBeGreaterThanOrEqual(least);
    expect(number).toBeLessThanOrEqual(most);
  }
});

const typed = {
  walk: "15.5",
  bike: "6",
  car: "5",
  "public-transport": "8",
  changeLimitHours: "24",
  namesInCalendars: "on",
};
const read = (page: SettingsPage, texts: Record<string, string>) =>
  v.safeParse(createSettingsSchema(page), readPostedSettings(page, texts));

test("a form is read into the settings of its page", () => {
  expect(read("diary", typed).output).toEqual({
    minutesPerKm: { walk: 15.5, bike: 6, car: 5, "public-transport": 8 },
    changeLimitHours: 24,
    namesInCalendars: true,
  });
  expect(read("hours", { promiseMinutes: "90" }).output).toEqual({ promiseMinutes: 90 });
});

describe("what a form refuses", () => {
  test.each([
    ["hours", { promiseMinutes: "soon" }, "Enter the response target in minutes"],
    ["hours", { promiseMinutes: "" }, "Enter the response target in minutes"],
    ["hours", { promiseMinutes: "60.5" }, "Enter a whole number of minutes"],
    ["hours", { promiseMinutes: "14" }, "Enter 15 minutes or more"],
    ["hours", { promiseMinutes: "2401" }, "Enter 2,400 minutes (40 hours) or less"],
    ["diary", { ...typed, changeLimitHours: "soon" }, "Enter a number of hours"],
    ["diary", { ...typed, changeLimitHours: "" }, "Enter a number of hours"],
    ["diary", { ...typed, changeLimitHours: "1.5" }, "Enter a whole number of hours"],
    ["diary", { ...typed, changeLimitHours: "-1" }, "Enter 0 hours or more"],
    ["diary", { ...typed, changeLimitHours: "169" }, "Enter 168 hours or less"],
    ["diary", { ...typed, walk: "" }, "Enter a number of minutes"],
    ["diary", { ...typed, walk: "0.5" }, "Enter 1 minute or more"],
    ["diary", { ...typed, walk: "61" }, "Enter 60 minutes or less"],
  ] as const)("on the page %s %j: %s", (page, texts, message) => {
    expect(read(page, texts).issues?.map((issue) => issue.message)).toEqual([message]);
  });
});

test("the history keeps what says something by itself", () => {
  expect(listSettingsDetail("diary", pickSettings("diary", usual))).toEqual({
    changeLimitHours: 2,
    namesInCalendars: false,
  });
});
