import { expect, test } from "vitest";
import {
  getNextState,
  isOpen,
  offerActions,
  calculateOfferExpiry,
  type OfferState,
  offerStates,
  isSubmitted,
} from "./offer-state.ts";

const leadsTo: [OfferState, string][] = [
  ["invited", "save draft, submit submitted, withdraw withdrawn, expire expired"],
  ["draft", "save draft, submit submitted, withdraw withdrawn, expire expired"],
  ["submitted", "accept accepted, decline declined, withdraw withdrawn"],
  ["accepted", "withdraw withdrawn"],
  ["declined", ""],
  ["withdrawn", ""],
  ["expired", ""],
];

test.each(leadsTo)("%s: %s", (state, expected) => {
  const found = offerActions.flatMap((action) => {
    const next = getNextState(state, action);
    return next === null ? [] : [`${action} ${next}`];
  });
  expect(found.join(", ")).toBe(expected);
});

test("every state is in the table", () => {
  expect(leadsTo.map(([state]) => state)).toEqual([...offerStates]);
});

test("something can be entered in an invitation and a draft alone", () => {
  expect(offerStates.filter(isOpen)).toEqual(["invited", "draft"]);
});

test("an offer counts as sent until it is withdrawn", () => {
  expect(offerStates.filter(isSubmitted)).toEqual(["submitted", "accepted", "declined"]);
});

test("an invitation ends 30 days after its last change", () => {
  expect(calculateOfferExpiry(new Date("2026-11-21T12:00:00Z")).toISOString()).toBe(
    "2026-12-21T12:00:00.000Z",
  );
});
