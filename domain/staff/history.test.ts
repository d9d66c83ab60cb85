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
  expect(formatAction("offer.accepted")).toBe("Offer: accepted");
  expect(formatAction("staff.role-changed")).toBe("Staff: role changed");
  expect(formatDetail({ was: "reader", cancelledViewings: 2, because: null })).toBe(
    "was: reader, cancelled viewings: 2, because: none",
  );
  expect(formatDetail(null)).toBe("");
  expect(formatActor("visitor", null)).toBe("A visitor");
  expect(formatActor("6f1d", "Amina Yusuf")).toBe("Amina Yusuf");
});
