import { expect, test } from "vitest";
import { describeHome, describeRentersHome } from "./describe-home.ts";

const home = {
  rent: "£2,500 pcm",
  listedOn: "01/11/2026",
  available: "Now",
};
const tenancy = { names: "Sam Raman", rent: "£2,500 pcm", startsOn: "07/12/2026", isSigned: false };

test("a home is let subject to contract until everybody has signed", () => {
  const text = "Let to Sam Raman at £2,500 pcm from 07/12/2026";
  expect(describeHome({ home, standing: "progressing", tenancy })).toBe(
    `${text}, subject to contract.`,
  );
  expect(
    describeHome({ home, standing: "moved-in", tenancy: { ...tenancy, isSigned: true } }),
  ).toBe(`${text}.`);
});

test.each([
  ["live", "Live at £2,500 pcm since 01/11/2026, available now."],
  ["let-agreed", "Let agreed at £2,500 pcm."],
  ["ended", "The tenancy has ended. We’ll decide with you what comes next."],
  ["fell-through", "The tenancy didn’t go ahead. We’ll decide with you what comes next."],
  ["off", "£2,500 pcm, not advertised at the moment."],
] as const)("a home without a tenancy says that it is %s", (standing, text) => {
  expect(describeHome({ home, standing, tenancy: null })).toBe(text);
});

test.each([
  [{ available: "From 01/12/2026", isToLet: true }, "£2,500 pcm, available from 01/12/2026."],
  [{ available: "Let agreed", isToLet: false }, "£2,500 pcm, let agreed."],
  [{ available: "No longer available", isToLet: false }, "£2,500 pcm, no longer available."],
])("a renter reads whether a home is to let, as %j", ({ available, isToLet }, text) => {
  expect(
    describeRentersHome({
      home: { rent: home.rent, available },
      isToLet,
      names: [],
      tenancy: null,
    }),
  ).toBe(text);
});
