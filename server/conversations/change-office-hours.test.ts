import { beforeEach, describe, expect, test } from "vitest";
import { usualOfficeHours } from "../../domain/agency/office-hours.ts";
import { officeSettings } from "../agency/settings-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { changeOfficeHours } from "../testing/sent-forms.ts";
import { findOfficeSettings, getSettingsMark } from "./change-office-hours.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const week = Object.fromEntries(
  [1, 2, 3, 4, 5].flatMap((day) => [
    [`opens-${day}`, "09:00"],
    [`closes-${day}`, "18:00"],
  ]),
);

describe.each(testEngines)("the page of office hours on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));
  const stored = () => findOfficeSettings(database().orm);
  async function change(fields: Record<string, string>) {
    const outcome = await changeOfficeHours(await createTestContext(database()), actor, fields);
    return outcome.ok ? outcome.answer.done : outcome.refusal;
  }
  const save = async (fields: Record<string, string> = {}, mark?: string) =>
    change({
      change: "hours",
      mark: mark ?? getSettingsMark(await stored()),
      promiseMinutes: "60",
      ...week,
      ...fields,
    });

  test("saves hours and promise, with who did it; an empty day is closed", async () => {
    expect(await save({ promiseMinutes: "120" })).toContain("Saved");
    expect(await stored()).toMatchObject({
      settings: { promiseMinutes: 120 },
      hours: { closedDays: [] },
    });
    expect((await stored()).hours.week.map((day) => day?.closes ?? null)).toEqual([
      null,
      "18:00",
      "18:00",
      "18:00",
      "18:00",
      "18:00",
      null,
    ]);
    expect(await database().orm.select().from(audit)).toMatchObject([{ actor: actor.staffId }]);
  });

  test("overwrites nothing that somebody else has saved since the page was opened", async () => {
    const mark = getSettingsMark(await stored());
    await save({ promiseMinutes: "30" }, mark);
    expect(await save({ promiseMinutes: "240" }, mark)).toMatchObject({
      detail:
        "Someone else has changed these settings since you opened this page. We haven’t saved yours. Their changes are shown below.",
    });
    expect(await stored()).toMatchObject({ settings: { promiseMinutes: 30 } });
  });

  test.each([
    [{ "closes-3": "08:00" }, "closes-3"],
    [{ "opens-2": "" }, "opens-2"],
    [{ "opens-2": "9 am" }, "opens-2"],
    [{ promiseMinutes: "" }, "promiseMinutes"],
    [{ promiseMinutes: "5" }, "promiseMinutes"],
    [{ promiseMinutes: "an hour" }, "promiseMinutes"],
    [Object.fromEntries(Object.keys(week).map((name) => [name, ""])), "week"],
  ])("refuses %j and names the field", async (fields: Record<string, string>, path) => {
    expect(await save(fields)).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ path })]),
    });
    expect(await database().orm.$count(officeSettings)).toBe(0);
  });

  test("adds and removes closed days, each once and in order", async () => {
    await change({ change: "add-day", date: "2026-12-28" });
    await change({ change: "add-day", date: "2026-12-25" });
    await change({ change: "add-day", date: "2026-12-25" });
    expect((await stored()).hours).toEqual({
      ...usualOfficeHours,
      closedDays: ["2026-12-25", "2026-12-28"],
    });
    await change({ change: "remove-day", date: "2026-12-25" });
    expect((await stored()).hours.closedDays).toEqual(["2026-12-28"]);
  });

  test.each(["", "2026-02-30", "tomorrow"])("%j is no closed day", async (date) => {
    expect(await change({ change: "add-day", date })).toMatchObject({ errors: [{ path: "date" }] });
  });

  test("a form that is not known changes nothing", async () => {
    expect(await change({})).toMatchObject({
      detail: "This page is out of date. Reload it and try again.",
    });
    expect(await database().orm.$count(officeSettings)).toBe(0);
  });
});
