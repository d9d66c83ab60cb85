import { describe, expect, test } from "vitest";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { historyPage, listHistory } from "./list-history.ts";

describe.each(testEngines)("the history on the %s engine", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const offer = { subject: "offer", subjectId: "A0b1" } as const;

  async function record(times: number, actor: Parameters<typeof recordAudit>[1]["actor"]) {
    for (let time = 0; time < times; time++)
      await recordAudit(orm(), { actor, action: "offer.noted", ...offer });
  }

  test("names colleagues, also those who have left, and whoever has no account", async () => {
    const left = await office.hire("manager", { name: "Tom", leftAt: office.clock.now });
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
    const changed = { action: "offer.noted", ...offer };
    await orm()
      .insert(audit)
      .values([
        { at: at(0), actor: left.id, ...changed },
        { at: at(1), actor: "visitor", ...changed },
      ]);
    const { rows } = await listHistory(orm(), { records: [offer] });
    expect(rows.map(({ name, actor }) => [name, actor])).toEqual([
      [null, "visitor"],
      ["Tom", left.id],
    ]);
  });

  test("is of one record, of one actor, or of everything", async () => {
    await record(2, "visitor");
    await record(1, "job");
    await recordAudit(orm(), {
      actor: "job",
      action: "staff.signed-in",
      subject: "day",
      subjectId: "1",
    });
    const count = async (wanted: Parameters<typeof listHistory>[1]) =>
      (await listHistory(orm(), wanted)).rows.length;
    expect(await count({ records: [offer] })).toBe(3);
    expect(await count({ records: [{ ...offer, subjectId: "other" }] })).toBe(0);
    expect(await count({ records: null, actor: "job" })).toBe(2);
    expect(await count({ records: null })).toBe(4);
  });

  test("is of several records together, the newest first", async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));
    const day = { subject: "day", subjectId: "1" };
    await orm()
      .insert(audit)
      .values([
        { at: at(0), actor: "visitor", action: "offer.noted", ...offer },
        { at: at(1), actor: "job", action: "day.ended", ...day },
        { at: at(2), actor: "job", action: "day.ended", ...day, subjectId: "2" },
      ]);
    const { rows } = await listHistory(orm(), { records: [offer, day] });
    expect(rows.map(({ action }) => action)).toEqual(["day.ended", "offer.noted"]);
  });

  test.each([
    { records: null, actor: "\0" },
    { records: [{ subject: "\0", subjectId: "1" }] },
    { records: [{ subject: "offer", subjectId: "\0" }] },
  ])("is empty for %j, which no row can hold", async (wanted) => {
    await record(1, "job");
    expect(await listHistory(orm(), wanted)).toEqual({ rows: [], next: null });
  });

  test("comes in pages that neither repeat nor leave out a row", async () => {
    await record(historyPage + 7, "job");
    const first = await listHistory(orm(), { records: null });
    expect(first.rows).toHaveLength(historyPage);
    const second = await listHistory(orm(), { records: null, before: first.next });
    expect(second).toMatchObject({ next: null });
    const ids = new Set([...first.rows, ...second.rows].map(({ id }) => id));
    expect(ids.size).toBe(historyPage + 7);
  });

  test.each([
    "x",
    "2026-13-40 00:00:00+00_x",
    "'; drop table audit --",
    "_",
    "2026-02-31 00:00:00+00_00000000-0000-4000-8000-000000000000",
    "0000-01-01 00:00:00+00_00000000-0000-4000-8000-000000000000",
  ])("begins at its newest row for a mistyped page %j", async (before) => {
    await record(1, "job");
    expect((await listHistory(orm(), { records: null, before })).rows).toHaveLength(1);
  });
});
