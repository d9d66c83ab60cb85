import { expect, test } from "vitest";
import { describeContact } from "./describe-contact.ts";

const asked = { state: "asked", offer: null, viewing: null } as const;

test.each([
  ["an enquiry", asked, "is looking after your enquiry"],
  [
    "a booked viewing",
    { ...asked, viewing: { stage: "to-come" } },
    "is looking after your viewing",
  ],
  [
    "a viewing that is over",
    { ...asked, viewing: { stage: "viewed" } },
    "is looking after your enquiry",
  ],
  ["an invitation", { ...asked, offer: {} }, "is looking after your offer"],
  ["an offer", { ...asked, state: "offered", offer: {} }, "is looking after your offer"],
  ["a tenancy", { ...asked, state: "progressing", offer: {} }, "is looking after your tenancy"],
  ["a tenancy that fell through", { ...asked, state: "fallen-through" }, "is here to help"],
  ["an offer that was withdrawn", { ...asked, state: "withdrawn", offer: {} }, "is here to help"],
] as const)("a renter with %s reads what the colleague looks after", (_what, current, words) => {
  expect(describeContact(current)).toBe(words);
});
