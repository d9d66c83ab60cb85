import { expect, test } from "vitest";
import { formatTitle, toHistoryRow, toRecord } from "./to-history-rows.ts";

const now = new Date("2026-11-20T12:00:00Z");
const row = { id: "1", at: now, actor: "job", name: null, subject: "booking", subjectId: "1" };

test("a tenancy action has its own line in the log, and an action without one shows its name", () => {
  const tell = (action: string) => toHistoryRow({ ...row, action, detail: null }, now, () => null);
  expect(tell("tenancy.keep-holding-deposit").what).toBe("Kept the holding deposit");
  expect(tell("tenancy.reminded").what).toBe("Reminded the tenants");
  expect(tell("tenancy.of-an-earlier-version").what).toBe("Tenancy: of an earlier version");
});

test("a row names its record, and says what it is where that has no name", () => {
  expect(toRecord(row, () => "Inkhorn Street").name).toBe("Viewing: Inkhorn Street");
  expect(toRecord(row, () => null).name).toBe("This viewing");
});

test("a page is called by its record, and a viewing by its home", () => {
  const title = (subject: string) =>
    formatTitle({ subject, subjectId: "1" }, () => "Inkhorn Street");
  expect(title("listing")).toBe("Activity log for Inkhorn Street");
  expect(title("booking")).toBe("Activity log for Inkhorn Street (viewing)");
  expect(formatTitle(row, () => null)).toBe("Activity log for this viewing");
});

test("a home is named once in a row", () => {
  const offer = { ...row, action: "offer.invited", detail: { listingId: "A0b1" } };
  expect(toHistoryRow(offer, now, () => "Inkhorn Street").detail).toBe("");
  const landlord = (kind: string) => (kind === "listing" ? "Inkhorn Street" : "Ada Byron");
  expect(toHistoryRow(offer, now, landlord).detail).toBe("Property: Inkhorn Street");
});
