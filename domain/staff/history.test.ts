import { expect, test } from "vitest";
import { formatAction, formatActor, mayReadHistory } from "./history.ts";
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
  expect(formatActor("visitor", null)).toBe("A visitor");
  expect(formatActor("6f1d", "Amina Yusuf")).toBe("Amina Yusuf");
  expect(formatActor("7197c80a-bd8a-4b47-bcd3-b766a02f3269", null)).toBe("A former colleague");
});
