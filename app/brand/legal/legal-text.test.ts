import { expect, test } from "vitest";
import { legalText } from "./legal-text.ts";

const getSectionText = (id: string) =>
  JSON.stringify(legalText.find((section) => section.id === id));

test("the tabs stand in the order of the specification, each with an anchor", () => {
  expect(legalText.map(({ title, id }) => [title, id])).toEqual([
    ["Copyright", "copyright"],
    ["Disclaimer", "disclaimer"],
    ["Privacy Policy", "privacy-policy"],
    ["Cookies", "cookies"],
    ["Governing Law", "governing-law"],
    ["Permitted Payments", "permitted-payments"],
  ]);
});

test.each([
  ["copyright", "© 2023"],
  ["disclaimer", "To register with us, to make an offer or to instruct us you must be 18 or over"],
  ["privacy-policy", "Last updated 18 May 2018"],
  [
    "privacy-policy",
    "An enquiry or a viewing request, with your contact details: two years after you sent it.",
  ],
  ["privacy-policy", "A tenancy: six years after it ends"],
  ["permitted-payments", "Holding deposit: a maximum of 1 week’s rent"],
  ["permitted-payments", "offset against the first month’s rent"],
  ["permitted-payments", "5 weeks’ rent when the annual rent is below £50,000"],
  ["permitted-payments", "6 weeks’ rent when it is £50,000 or above"],
  ["permitted-payments", "capped at £50 or, if they are higher, the reasonable costs"],
  ["permitted-payments", "interest of up to 3% above the Bank of England base rate"],
])("%s says: %s", (id, words) => {
  expect(getSectionText(id)).toContain(words);
});
