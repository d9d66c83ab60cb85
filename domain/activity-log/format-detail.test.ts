import { expect, test } from "vitest";
import { formatDetail } from "./format-detail.ts";

const uuid = "7197c80a-bd8a-4b47-bcd3-b766a02f3269";
const names: Readonly<Record<string, string>> = {
  [`staff ${uuid}`]: "Amina Yusuf",
  [`tenancy-person ${uuid}`]: "Ada Byron",
  "negotiator 1": "Tom Hesketh",
};
const tell = (action: string, detail: Parameters<typeof formatDetail>[0]["detail"]) =>
  formatDetail({ action, detail }, (kind, id) => names[`${kind} ${id}`] ?? null);

test.each([
  ["negotiator.hours-set", { days: 6, travelsBy: "bike" }, "Travels by: By bike · 6 working days"],
  ["staff.signed-in", { method: "demo" }, "Method: Demo sign-in"],
  ["staff.signed-out", { sessions: 1 }, "1 session"],
  ["document.added", { kind: "gas-certificate", documentId: uuid }, "Type: Gas safety certificate"],
  [
    "appointment.booked",
    { kind: "check-in", negotiatorId: 1 },
    "Type: Check-in · Negotiator: Tom Hesketh",
  ],
  ["offer.landlord-answered", { answer: "prefer" }, "Answer: First choice"],
  ["booking.feedback-given", { answer: "no" }, "Answer: Not for them"],
  ["listing.let", { was: "under-offer" }, "Before: Under offer"],
  ["booking.cancelled", { because: "let-fell-through" }, "Reason: The tenancy fell through"],
  ["conversation.assigned", { owner: uuid }, "To: Amina Yusuf"],
  ["conversation.assigned", { owner: null }, "To: No one"],
  ["conversation.answered", { closed: true }, "Conversation closed"],
  ["conversation.answered", { closed: false }, ""],
  ["appointment.booked", { kind: "other", listingId: null }, "Type: Other"],
  ["conversation.came-from-noted", { cameFrom: "portal:Zoopla" }, "Lead source: Zoopla"],
  ["conversation.came-from-noted", { cameFrom: null }, "Lead source: None"],
  ["staff.key-made", { key: uuid, scopes: "photos:write" }, "Permissions: Add photos"],
  [
    "conversation.snoozed",
    { until: "2026-11-30T09:00:00.000Z" },
    "Until: 30 November 2026 at 09:00",
  ],
  [
    "landlord.digest",
    { week: "2026-12-07", homes: 2 },
    "Week: 30 November to 6 December 2026 · 2 properties",
  ],
  ["appointment.late", { minutes: 80, told: 1 }, "Running late by: 1 h 20 min · 1 person notified"],
  ["feed.file-checked", { file: "2026-rent-roll.BLM" }, "File: 2026-rent-roll.BLM"],
  [
    "listing.kept-off-portal",
    { portal: "Zoopla", reason: "The landlord asked" },
    "Portal: Zoopla · Reason: The landlord asked",
  ],
] as const)("%s with %j is told in words", (action, detail, told) => {
  expect(tell(action, detail)).toBe(told);
});

test("money, days and answers are told as pages tell them", () => {
  const asked = { kind: "first-rent", pence: 300000, dueOn: "2026-12-03" };
  expect(tell("tenancy.ask-payment", asked)).toBe(
    "Type: First month’s rent · Amount: £3,000.00 · Due by: 3 December 2026",
  );
  const step = { on: "2026-11-28", kind: "references", outcome: "passed", personId: uuid };
  expect(tell("tenancy.complete-step", step)).toBe(
    "Step: References · For: Ada Byron · Result: Passed · Date: 28 November 2026",
  );
  expect(tell("appointment.valued", { rentPcm: 1925 })).toBe("Rent: £1,925 pcm");
  expect(tell("listing.viewing-set", { minutes: 30, noticeHours: 24, isTenanted: true })).toBe(
    "Tenanted: Yes · Length: 30 min · Notice: 24 h",
  );
  expect(tell("settings.promise-changed", { promiseMinutes: 90 })).toBe(
    "Response target: 1 h 30 min",
  );
});

test("what became of something is told with what it was", () => {
  expect(tell("staff.role-changed", { was: "reader", became: "manager" })).toBe(
    "Role: Read-only → Manager",
  );
  const corrected = { kind: "deposit", wasPence: 250, pence: 300 };
  const days = { wasOn: "2026-11-20", on: "2026-11-20" };
  expect(tell("tenancy.correct-receipt", { ...corrected, ...days })).toBe(
    "Payment: Deposit · Amount: £2.50 → £3.00 · Date received: 20 November 2026",
  );
});

test("of many numbers those are told that are not 0", () => {
  expect(tell("retention.erased", { enquiries: 3, offers: 0, begun: 1 })).toBe(
    "3 enquiries · 1 unfinished enquiry",
  );
});

test("no id and no code for an address is told", () => {
  const codes = { was: "q1w2e3r4t5y6", became: "a1s2d3f4g5h6" };
  expect(tell("contact.email-corrected", codes)).toBe("");
  expect(tell("offer.invited", { listingId: "A0b1" })).toBe("");
  expect(tell("tenancy.begun", { offerId: "A0b1" })).toBe("");
  expect(tell("contact.corrected", { fields: uuid })).toBe("");
  expect(tell("contact.corrected", null)).toBe("");
});

test("a field of an earlier version has its own name for a label", () => {
  expect(tell("offer.of-an-earlier-version", { someField: true })).toBe("Some field: Yes");
});
