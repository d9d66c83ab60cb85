import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { buildBlm, createManyRecords, sampleRecord } from "../../testing/feed.ts";
import { useImporter } from "../../testing/feed-import.ts";
import { formatReport } from "./import-feed.ts";

const [first, second] = ["2026-11-21T10:00:00Z", "2026-11-22T10:00:00Z"];
const findHome = (AGENT_REF: string) => ({ AGENT_REF });
const [a1, a2, a3] = [findHome("A1"), findHome("A2"), findHome("A3")];

describe.each(testEngines)("An import, on the %s engine,", (engine) => {
  const { take, run, stored, folder, database } = useImporter(engine);
  const statuses = async () =>
    (await stored()).map(({ agentRef, status }) => `${agentRef} ${status}`);

  test("imports every home of the file, with all its known fields", async () => {
    const report = await take([a1, a2], first);
    expect(report).toMatchObject({ records: 2, taken: 2, added: 2, changed: 0, unchanged: 0 });
    const [row] = await stored();
    expect(row).toMatchObject({
      branchId: "999999",
      agentRef: "A1",
      name: "Loriner Street",
      rentPcm: 1700,
      availableFrom: "2026-12-05",
      displayFeatures: ["Balcony"],
      development: null,
      createdAt: new Date("2026-11-01T09:00:00Z"),
      updatedAt: new Date(first),
    });
    expect(row?.stations).toHaveLength(3);
  });

  test("sets the date of a home without CREATE_DATE, or with a future one", async () => {
    await take(
      [
        { ...a1, CREATE_DATE: "" },
        { ...a2, CREATE_DATE: "2027-01-01" },
      ],
      first,
    );
    const rows = await stored();
    expect(rows.map(({ createdAt }) => createdAt)).toEqual([new Date(first), new Date(first)]);
  });

  test("of the same file again changes nothing", async () => {
    const records = [{ ...a1, LATITUDE: "51.5265012", LONGITUDE: "-0.0712" }, a2];
    await take(records, first);
    const before = await stored();
    const report = await take(records, second);
    expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 2, withdrawn: 0 });
    expect(await stored()).toEqual(before);
  });

  test("keeps the date and the deposit of a home of which the next file says them illegibly", async () => {
    await take([{ ...a1, LET_DATE_AVAILABLE: "2026-12-09", LET_BOND: "0" }, a2], first);
    const before = await stored();
    expect(before[0]).toMatchObject({ availableFrom: "2026-12-09", noDeposit: true });
    const illegible = { LET_DATE_AVAILABLE: "31/12/2026", LET_BOND: "none" };
    const report = await take([{ ...a1, ...illegible }, a2], second);
    expect(report).toMatchObject({ unchanged: 2 });
    expect(report.warnings).toHaveLength(2);
    expect(await stored()).toEqual(before);
    await take([{ ...a1, LET_DATE_AVAILABLE: "0000-00-00", LET_BOND: "" }, a2], second);
    expect((await stored())[0]).toMatchObject({ availableFrom: null, noDeposit: false });
  });

  test("writes what changed, and nothing else", async () => {
    await take([a1, a2], first);
    const report = await take([a1, { ...a2, PRICE: "1800" }], second);
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    const rows = await stored();
    expect(rows.map(({ rentPcm, updatedAt }) => [rentPcm, updatedAt])).toEqual([
      [1700, new Date(first)],
      [1800, new Date(second)],
    ]);
    expect(rows[1]?.createdAt).toEqual(new Date("2026-11-01T09:00:00Z"));
  });

  test("withdraws homes that are missing, and restores those that return", async () => {
    await take([a1, a2], first);
    expect(await take([a1], second)).toMatchObject({ withdrawn: 1, unchanged: 1 });
    expect(await statuses()).toEqual(["A1 available", "A2 withdrawn"]);
    expect(await take([a1], second)).toMatchObject({ withdrawn: 0, unchanged: 1 });
    expect(await take([a1, a2], second)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await statuses()).toEqual(["A1 available", "A2 available"]);
  });

  test("takes a home off the market that is no longer offered, even the only one", async () => {
    await take([a1], first);
    expect(await take([{ ...a1, STATUS_ID: "3" }], second)).toMatchObject({ withdrawn: 1 });
    expect(await statuses()).toEqual(["A1 withdrawn"]);
  });

  test("takes state and rent of a record that is refused otherwise, and nothing else", async () => {
    await take([a1, a2, a3], first);
    const report = await take(
      [
        { ...a1, STATUS_ID: "5", POSTCODE1: "London", DISPLAY_ADDRESS: "Elsewhere" },
        { ...a2, PRICE: "1800", BEDROOMS: "two" },
        { ...a3, PRICE: "POA" },
      ],
      second,
    );
    expect(report).toMatchObject({ taken: 0, changed: 0, followed: 2, withdrawn: 0 });
    expect(formatReport(report)).toContain("rejected 3, of which 2 changed in state or rent");
    expect(report.refused).toHaveLength(3);
    expect(report.differences).toHaveLength(2);
    const rows = await stored();
    expect(rows.map(({ status, rentPcm, name }) => [status, rentPcm, name])).toEqual([
      ["let-agreed", 1700, "Loriner Street"],
      ["available", 1800, "Loriner Street"],
      ["available", 1700, "Loriner Street"],
    ]);
  });

  test("ignores columns that it does not know, with one warning each", async () => {
    const report = await take([{ ...a1, SHOE_SIZE: "9", "": "x" }, a2], first);
    expect(report).toMatchObject({ taken: 2 });
    expect(report.fileWarnings).toEqual([
      "The column SHOE_SIZE isn’t recognised, so it was ignored.",
      "A column has no name, so it was ignored.",
    ]);
  });

  test("flags a rent that changes by more than half", async () => {
    await take([a1, a2, a3], first);
    const report = await take(
      [
        { ...a1, PRICE: "17000", SHOE_SIZE: "9" },
        { ...a2, PRICE: "2500" },
        { ...a3, PRICE: "170", BEDROOMS: "x" },
      ],
      second,
    );
    expect(report.fileWarnings).toEqual([
      "A1, Loriner Street: the rent has changed by more than half, from £1,700 to £17,000 a month. Check it.",
      "A3, Loriner Street: the rent has changed by more than half, from £1,700 to £170 a month. Check it.",
      // After them: the short report shows the first ones only.
      "The column SHOE_SIZE isn’t recognised, so it was ignored.",
    ]);
  });

  test("leaves other branches alone", async () => {
    await take([a1, a2], first);
    await take([{ ...a3, BRANCH_ID: "999998" }], second);
    expect(await statuses()).toEqual(["A1 available", "A2 available", "A3 available"]);
  });

  test("withdraws a home that became a sale or hidden", async () => {
    await take([a1, a2, a3], first);
    const report = await take(
      [a1, { ...a2, TRANS_TYPE_ID: "1" }, { ...a3, PUBLISHED_FLAG: "0" }],
      second,
    );
    expect(report).toMatchObject({ withdrawn: 2, skipped: { sale: 1, hidden: 1 } });
  });

  test("leaves the listing of a refused record as it was", async () => {
    await take([a1, a2], first);
    const before = await stored();
    const report = await take([a1, { ...a2, PRICE: "-500,000" }], second);
    expect(report).toMatchObject({ taken: 1, withdrawn: 0, refused: [{ record: "A2", line: 11 }] });
    expect(await stored()).toEqual(before);
  });

  test("refuses to remove more than half of ten or more, unless intended", async () => {
    await take(createManyRecords(12), first);
    const before = await stored();
    await writeFile(join(folder(), "half.blm"), buildBlm(createManyRecords(5)));
    expect(await run("half.blm", second)).toEqual({
      ok: false,
      problem:
        "7 of branch 999999’s 12 live properties are missing from the file. Check that it’s complete.",
      shrinks: [{ branch: "999999", had: 12, missing: 7 }],
    });
    expect(await stored()).toEqual(before);
    expect(await take(createManyRecords(6), second)).toMatchObject({ withdrawn: 6 });
    expect(await take(createManyRecords(1), second, true)).toMatchObject({ withdrawn: 5 });
  });

  test("takes homes off the market that the file says are not to let, however many", async () => {
    const many = createManyRecords(12);
    await take(many, first);
    const marked = many.map((home, index) => (index < 8 ? { ...home, STATUS_ID: "2" } : home));
    expect(await take(marked.slice(0, 11), second)).toMatchObject({
      withdrawn: 9,
      missing: 1,
      skipped: { "not offered": 8 },
    });
    expect((await statuses()).filter((one) => one.endsWith(" available"))).toHaveLength(3);
  });

  test("is held where the states of many can't be read: half an export may have lost them", async () => {
    const many = createManyRecords(12);
    await take(many, first);
    const blank = many.map((home, index) => (index < 8 ? { ...home, STATUS_ID: "" } : home));
    await writeFile(join(folder(), "blank.blm"), buildBlm(blank));
    expect(await run("blank.blm", second)).toMatchObject({
      ok: false,
      shrinks: [{ had: 12, missing: 8 }],
    });
    expect((await statuses()).filter((one) => one.endsWith(" available"))).toHaveLength(12);
  });

  test("that fails at its end leaves everything as it was", async () => {
    await take([a1, a2], first);
    const before = await stored();
    const { orm } = database();
    await orm.execute(sql`alter table audit add constraint full_disk check (false) not valid`);
    await expect(take([{ ...a1, PRICE: "2000" }, a3], second)).rejects.toThrow();
    await orm.execute(sql`alter table audit drop constraint full_disk`);
    expect(await stored()).toEqual(before);
  });

  test("counts the homes that it takes without a value of theirs, and no others", async () => {
    const illegible = { LET_DATE_AVAILABLE: "31/12/2026", LET_BOND: "none" };
    const report = await take(
      [
        { ...a1, ...illegible },
        { ...a2, LET_BOND: "2000" },
        { ...a3, MEDIA_IMAGE_00: "nowhere.jpg" },
        { ...findHome("A4"), ...illegible, PRICE: "0" },
        { ...findHome("A5"), LET_TYPE_ID: "9", PUBLISHED_FLAG: "0" },
      ],
      first,
    );
    expect(report).toMatchObject({ records: 5, taken: 3, incomplete: 2 });
  });

  test("leaves its counts in the audit, and nobody's details", async () => {
    await take([a1, { ...a2, PRICE: "0" }], first);
    const rows = await database().orm.select().from(audit);
    expect(rows).toMatchObject([
      {
        actor: "command line",
        action: "feed.imported",
        subject: "branch",
        subjectId: "999999",
        detail: {
          records: 2,
          taken: 1,
          added: 1,
          changed: 0,
          unchanged: 0,
          withdrawn: 0,
          refusals: 1,
          warnings: 0,
        },
      },
    ]);
  });

  test("waits for another import of the same branch", async () => {
    await writeFile(join(folder(), "one.blm"), buildBlm([a1, a2]));
    await writeFile(join(folder(), "two.blm"), buildBlm([a2, a3]));
    const results = await Promise.all([run("one.blm"), run("two.blm")]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    const live = (await statuses()).filter((line) => line.endsWith("available"));
    expect(["A1 available,A2 available", "A2 available,A3 available"]).toContain(live.join());
  });

  test("of several batches counts each home once", async () => {
    expect(await take(createManyRecords(250), first)).toMatchObject({ added: 250 });
    const changed = createManyRecords(250).map((record, index) =>
      index % 2 === 0 ? record : { ...record, BEDROOMS: "3" },
    );
    const report = await take(changed.slice(0, 249), second);
    expect(report).toMatchObject({ changed: 124, unchanged: 125, withdrawn: 1 });
  });
});

describe("The report", () => {
  const { take } = useImporter();

  test("has the numbers first, then each refused record and each warning on a line", async () => {
    await take([a1, a2], first);
    const report = await take([
      { ...a1, PRICE: "1800", LET_BOND: "1000" },
      { ...a3, PRICE: "x", BEDROOMS: "y" },
      { AGENT_REF: "A4", TRANS_TYPE_ID: "1" },
    ]);
    expect(formatReport(report)).toEqual([
      "3 records of branch 999999",
      "imported 1: 0 new, 1 changed, 0 unchanged",
      "withdrawn 1",
      "skipped 1: sale 1",
      "rejected 1",
      '  rejected: record A3, line 11, PRICE: "x" isn’t an amount in pounds',
      '  rejected: record A3, line 11, BEDROOMS: "y" isn’t a whole number from 0 to 50',
      "warnings 1",
      "  warning: record A1, line 10, LET_BOND: is £1,000, but the site shows 5 weeks’ rent, £2,075",
    ]);
  });

  test("has no control characters of the file's", async () => {
    const report = await take([sampleRecord, { ...a2, PRICE: "\u001B[31m9\nrefused 0" }]);
    expect(formatReport(report).join("")).not.toMatch(/\p{Cc}/u);
  });
});
