import { describe, expect, test } from "vitest";
import { readFeed, readDraft } from "../../testing/feed.ts";

describe("Rent is whole pounds a calendar month", () => {
  test.each([
    ["monthly", "1700", "1", 1700],
    ["empty frequency means monthly", "1700", "", 1700],
    ["weekly times 52 over 12", "400", "0", 1733],
    ["quarterly over 3", "5000", "2", 1667],
    ["yearly over 12", "20000", "3", 1667],
    ["thousands commas", "12,950", "1", 12_950],
    ["a pound sign", "£1,700.00", "1", 1700],
    ["pence are rounded", "1699.50", "1", 1700],
  ])("%s", async (_rule, PRICE, LET_RENT_FREQUENCY, rentPcm) => {
    expect((await readDraft({ PRICE, LET_RENT_FREQUENCY, LET_BOND: "" })).rentPcm).toBe(rentPcm);
  });
});

describe("A deposit that the site will not show is reported", () => {
  test.each([
    ["1960", []],
    ["1955", []],
    ["1500", ["is £1,500, but the site shows 5 weeks’ rent, £1,960"]],
    ["0", []],
    ["", []],
  ])("LET_BOND %j", async (LET_BOND, reasons) => {
    const { warnings } = await readFeed({ LET_BOND });
    expect(warnings.map(({ reason }) => reason)).toEqual(reasons);
  });
});
