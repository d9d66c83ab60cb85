import { expect, test } from "vitest";
import { formatAction, formatActor, formatDetail, mayReadHistory } from "./history.ts";
import { type Role, roles } from "./roles.ts";

const offer = { subject: "offer", subjectId: "A0b1" };
const self = { subject: "staff", subjectId: "me" };
const colleague = { subject: "staff", subjectId: "you" };

test.each([
  [offer, roles],
  [self, roles],
  [colleague, ["owner", "manager"]],
] as const)("the history of %j is for %j", (record, allowed: readonly Role[]) => {
  expect(roles.filter((role) => mayReadHistory({ staffId: "me", role }, record))).toEqual(allowed);
});

test("who is limited to a branch reads no history of a person: it has all branches", () => {
  const person = { subject: "contact", subjectId: "6f1d" };
  const limited = { staffId: "me", role: "manager", branchView: { isLimited: true } } as const;
  expect([mayReadHistory(limited, person), mayReadHistory(limited, offer)]).toEqual([false, true]);
});

test("a row is put into words", () => {
  expect(formatAction("booking.moved")).toBe("Moved the viewing");
  const declared = { "tenancy.ask-payment": "Asked for a payment" };
  expect(formatAction("tenancy.ask-payment", declared)).toBe("Asked for a payment");
  expect(formatAction("staff.role-changed")).toBe("Changed the colleague’s role");
  expect(formatAction("offer.of-an-earlier-version")).toBe("Offer: of an earlier version");
  expect(formatDetail({ was: "reader", cancelledViewings: 2, because: null })).toBe(
    "was: reader, cancelled viewings: 2, reason: none",
  );
  expect(formatDetail(null)).toBe("");
  expect(formatActor("visitor", null)).toBe("A visitor");
  expect(formatActor("6f1d", "Amina Yusuf")).toBe("Amina Yusuf");
});

test("a row shows amounts, days and answers as pages do, and no id of a record", () => {
  const documentId = "7197c80a-bd8a-4b47-bcd3-b766a02f3269";
  expect(formatDetail({ kind: "gas-certificate", documentId })).toBe("kind: gas certificate");
  expect(formatDetail({ negotiatorId: 1 })).toBe("");
  expect(formatDetail({ reason: documentId })).toBe("");
  expect(formatDetail({ kind: "first-rent", dueOn: "2026-11-29", pence: 300000 })).toBe(
    "kind: first rent, due on: 29/11/2026, amount: £3,000.00",
  );
  expect(formatDetail({ wasPence: 250, pence: null })).toBe("was: £2.50, amount: none");
  expect(formatDetail({ rentPcm: 1925, noticeHours: 24, minutes: 30 })).toBe(
    "rent: £1,925 pcm, notice: 24 h, minutes: 30 min",
  );
  expect(formatDetail({ promiseMinutes: 60, changeLimitHours: 2, namesInCalendars: true })).toBe(
    "response target: 60 min, least time before a viewing to change it: 2 h, names in calendars: yes",
  );
  expect(formatDetail({ until: "2026-11-30T09:00:00.000Z" })).toBe("until: 30/11/2026, 09:00");
  expect(formatDetail({ closed: false, files: true })).toBe("closed: no, files: yes");
  expect(formatDetail({ file: "2026-rent-roll.BLM" })).toBe("file: 2026-rent-roll.BLM");
});
