import { describe, expect, test } from "vitest";
import type { ListingDraft } from "./listing-from-blm.ts";
import { readFeed, readDraft } from "../../testing/feed.ts";

describe("A value that would have to be guessed causes its record to be refused", () => {
  test.each([
    ["AGENT_REF", "", "is empty"],
    ["AGENT_REF", "A\u001B[1m", "has unprintable characters"],
    ["BRANCH_ID", "", "is empty"],
    ["BRANCH_ID", "99-1", '"99-1" isn’t a valid branch number'],
    ["PRICE", "", "is empty"],
    ["PRICE", "0", '"0" isn’t a rent from £1 to £1,000,000 a month'],
    ["PRICE", "-500,000", '"-500,000" isn’t a rent from £1 to £1,000,000 a month'],
    ["PRICE", "99999999", '"99999999" isn’t a rent from £1 to £1,000,000 a month'],
    ["PRICE", "POA", '"POA" isn’t an amount in pounds'],
    ["LET_RENT_FREQUENCY", "4", '"4" isn’t one of 0, 1, 2, 3'],
    ["TRANS_TYPE_ID", "", "is empty"],
    ["TRANS_TYPE_ID", "3", '"3" isn’t one of 1, 2'],
    ["PUBLISHED_FLAG", "2", '"2" isn’t one of 0, 1, N, Y'],
    ["PROP_SUB_ID", "999", '"999" isn’t a known type'],
    ["BEDROOMS", "", "is empty"],
    ["BEDROOMS", "two", '"two" isn’t a whole number from 0 to 50'],
    ["BEDROOMS", "51", '"51" isn’t a whole number from 0 to 50'],
    ["POSTCODE1", "", "is empty"],
    ["POSTCODE1", "London", '"LONDON" isn’t a UK postcode'],
    ["POSTCODE1", "ZZ9", "has no known location for ZZ9"],
  ])("%s = %j", async (field, value, reason) => {
    const { drafts, refusals } = await readFeed({ [field]: value });
    expect(drafts).toEqual([]);
    const record = field === "AGENT_REF" ? value.replace("\u001B", " ") : "999999_A1";
    const said = { value: expect.stringMatching(/\^$/) };
    expect(refusals).toMatchObject([{ record, line: 10, field, reason, said }]);
  });

  test("no type, where the summary says none either", async () => {
    const { refusals } = await readFeed({ PROP_SUB_ID: "", SUMMARY: "Bright and airy." });
    expect(refusals.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      "PROP_SUB_ID is empty, and the summary doesn’t say flat or house",
    ]);
  });

  test("a reference of more than 60 characters", async () => {
    const { refusals } = await readFeed({ AGENT_REF: "x".repeat(61) });
    expect(refusals[0]).toMatchObject({
      field: "AGENT_REF",
      reason: "is longer than 60 characters",
    });
  });

  test("all reasons for refusing a record are reported", async () => {
    const { refusals } = await readFeed({ PRICE: "0", BEDROOMS: "two" });
    expect(refusals.map(({ field }) => field)).toEqual(["PRICE", "BEDROOMS"]);
  });

  test("neither summary nor description", async () => {
    const { refusals } = await readFeed({ SUMMARY: "", DESCRIPTION: "<p></p>" });
    expect(refusals.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      "DESCRIPTION is empty, and so is SUMMARY",
    ]);
  });

  test("neither house nor road", async () => {
    const { refusals } = await readFeed({ ADDRESS_1: "", ADDRESS_2: "" });
    expect(refusals.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      "ADDRESS_1 is empty, and so is ADDRESS_2",
    ]);
  });

  test("the second record with the same reference in another case", async () => {
    const { drafts, refusals } = await readFeed(
      { AGENT_REF: "999999_LN1", PRICE: "1000" },
      { AGENT_REF: "999999_ln1 ", PRICE: "2000" },
    );
    expect(drafts.map(({ rentPcm }) => rentPcm)).toEqual([1000]);
    expect(refusals).toMatchObject([
      {
        record: "999999_ln1",
        field: "AGENT_REF",
        reason: 'appears earlier in this file as "999999_LN1", so only the first record counts',
      },
    ]);
  });

  test("the second record with the same reference, keeping the first", async () => {
    const { drafts, refusals } = await readFeed({ PRICE: "1000" }, { PRICE: "2000" });
    expect(drafts.map(({ rentPcm }) => rentPcm)).toEqual([1000]);
    expect(refusals).toEqual([
      {
        record: "999999_A1",
        line: 11,
        field: "AGENT_REF",
        reason: "appears earlier in this file, so only the first record counts",
      },
    ]);
  });

  test("but not the other records, nor the same reference in another branch", async () => {
    const { drafts } = await readFeed({ PRICE: "0" }, { BRANCH_ID: "999998" });
    expect(drafts).toHaveLength(1);
  });
});

describe("An optional value that can't be read is left out with a warning, and the home is taken", () => {
  test.each<[string, string, string, Partial<ListingDraft>]>([
    ["LET_TYPE_ID", "9", '"9" isn’t one of 0, 1, 2, 3, 4', { status: "available" }],
    ["LET_FURN_ID", "5", '"5" isn’t one of 0, 1, 2, 3, 4', { furnishing: null }],
    ["NEW_HOME_FLAG", "maybe", '"maybe" isn’t one of 0, 1, Y, N', { status: "available" }],
    ["BATHROOMS", "1.5", '"1.5" isn’t a whole number from 0 to 50', { bathrooms: null }],
    ["CREATE_DATE", "2026-11-01 25:00:00", notADate("2026-11-01 25:00:00"), { createdAt: null }],
    ["UPDATE_DATE", "yesterday", notADate("yesterday"), { status: "available" }],
    ["COUNCIL_TAX_BAND", "Z", '"Z" wasn’t recognised', { status: "available" }],
  ])("%s = %j", async (field, value, reason, expected) => {
    const { drafts, refusals, warnings } = await readFeed({ [field]: value });
    expect(drafts).toMatchObject([expected]);
    expect(refusals).toEqual([]);
    expect(warnings).toMatchObject([{ field, reason: `${reason}, so it was left out` }]);
  });

  test.each<[string, string, string, string, Partial<ListingDraft>]>([
    [
      "LET_DATE_AVAILABLE",
      "05/12/2026",
      notADate("05/12/2026"),
      "An existing property keeps its date, and a new one is available now",
      { availableFrom: null, unread: ["availableFrom"] },
    ],
    [
      "LET_DATE_AVAILABLE",
      "2026-02-30",
      notADate("2026-02-30"),
      "An existing property keeps its date, and a new one is available now",
      { availableFrom: null, unread: ["availableFrom"] },
    ],
    [
      "LET_BOND",
      "five weeks",
      '"five weeks" isn’t an amount in pounds',
      "An existing property keeps its deposit setting, and a new one takes a deposit",
      { noDeposit: false, unread: ["noDeposit"] },
    ],
    [
      "LET_BOND",
      "-1",
      "is negative",
      "An existing property keeps its deposit setting, and a new one takes a deposit",
      { noDeposit: false, unread: ["noDeposit"] },
    ],
  ])("%s = %j, which would say something else", async (field, value, reason, then, expected) => {
    const { drafts, warnings } = await readFeed({ [field]: value });
    expect(drafts).toMatchObject([expected]);
    expect(warnings).toMatchObject([{ field, reason: `${reason}, so it was left out. ${then}` }]);
  });

  test.each(["0000-00-00", "0000-00-00 00:00:00", "1900-01-01 00:00:00", "NULL"])(
    "%s is a program's way to say no date, so the home is free now",
    async (LET_DATE_AVAILABLE) => {
      const { drafts, warnings } = await readFeed({ LET_DATE_AVAILABLE });
      expect(drafts).toMatchObject([{ availableFrom: null, unread: [] }]);
      expect(warnings).toEqual([]);
    },
  );
});

function notADate(value: string): string {
  return `"${value}" isn’t a date in the form YYYY-MM-DD HH:MM:SS`;
}

describe("A home in a state that is not offered is off the market", () => {
  test.each([
    ["1", []],
    ["2", []],
    ["3", []],
    ["04", []],
    ["", ["is empty, so the property is off the market"]],
    ["9", ['"9" isn’t a number from 0 to 5, so the property is off the market']],
    ["let", ['"let" isn’t a number from 0 to 5, so the property is off the market']],
  ])("STATUS_ID %j, whatever else is wrong", async (STATUS_ID, reasons) => {
    const { drafts, refusals, warnings, skipped, refusedStates } = await readFeed({
      STATUS_ID,
      PRICE: "POA",
    });
    expect([drafts, refusals, [...refusedStates]]).toEqual([[], [], []]);
    const why = reasons.length === 0 ? "not offered" : "state unreadable";
    expect([...skipped]).toEqual([[why, 1]]);
    expect(warnings.map(({ reason }) => reason)).toEqual(reasons);
  });
});

describe("Records for other markets are skipped and counted by kind", () => {
  test.each([
    ["a sale", { TRANS_TYPE_ID: "1" }, "sale"],
    ["a sale, whatever else is wrong with it", { TRANS_TYPE_ID: "1", PRICE: "x" }, "sale"],
    ["a commercial letting", { LET_TYPE_ID: "4" }, "commercial"],
    ["an office", { PROP_SUB_ID: "178" }, "commercial"],
    ["the old code for commercial", { PROP_SUB_ID: "19" }, "commercial"],
    ["students only", { LET_TYPE_ID: "3" }, "student"],
    ["a price per person", { LET_RENT_FREQUENCY: "5" }, "student"],
    ["private halls", { PROP_SUB_ID: "144" }, "student"],
    ["a room in a shared flat", { PROP_SUB_ID: "49" }, "room share"],
    ["a garage", { PROP_SUB_ID: "51" }, "parking"],
    ["land", { PROP_SUB_ID: "20" }, "land"],
    ["a caravan", { PROP_SUB_ID: "117" }, "mobile home"],
    ["what the agency hides", { PUBLISHED_FLAG: "0" }, "hidden"],
    ["what the agency hides by a letter", { PUBLISHED_FLAG: "N" }, "hidden"],
    ["codes with a zero before them", { PROP_SUB_ID: "049" }, "room share"],
  ])("%s", async (_what, changes, kind) => {
    const { drafts, refusals, skipped } = await readFeed(changes, { AGENT_REF: "999999_A2" });
    expect(drafts).toHaveLength(1);
    expect(refusals).toEqual([]);
    expect([...skipped]).toEqual([[kind, 1]]);
  });

  test("a home with STUDENT in a feature is for everyone", async () => {
    expect((await readDraft({ FEATURE1: "STUDENT friendly" })).displayFeatures).toContain(
      "STUDENT friendly",
    );
  });
});
