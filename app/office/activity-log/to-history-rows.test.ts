import { expect, test } from "vitest";
import { toHistoryRow } from "./to-history-rows.ts";

const now = new Date("2026-11-20T12:00:00Z");
const row = { id: "1", at: now, actor: "job", name: null, subject: "x", subjectId: "1" };

test.each([
  ["negotiator.hours-set", { days: 6, travelsBy: "bike" }, "working days: 6, travels: By bike"],
  ["staff.role-changed", { was: "reader", became: "manager" }, "was: Read-only, became: Manager"],
  ["document.added", { kind: "gas-certificate" }, "kind: Gas safety certificate"],
  [
    "tenancy.ask-payment",
    { kind: "first-rent", pence: 5 },
    "kind: First month’s rent, amount: £0.05",
  ],
  ["offer.landlord-answered", { answer: "prefer" }, "answer: First choice"],
  ["contact.email-corrected", { was: "q1w2e3r4t5y6", became: "a1s2d3f4g5h6" }, ""],
  ["listing.let", { was: "under-offer" }, "was: Under offer"],
])("%s with %j is told in words", (action, detail, told) => {
  expect(toHistoryRow({ ...row, action, detail }, now).detail).toBe(told);
});

test("what was recorded about a let is told by its own line, and what nobody declared by its name", () => {
  const tell = (action: string) => toHistoryRow({ ...row, action, detail: null }, now).what;
  expect(tell("tenancy.keep-holding-deposit")).toBe("Kept the holding deposit");
  expect(tell("tenancy.reminded")).toBe("Reminded the tenants");
  expect(tell("tenancy.of-an-earlier-version")).toBe("Tenancy: of an earlier version");
});
