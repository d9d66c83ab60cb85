import { describe, expect, test } from "vitest";
import { advertRules, findWords } from "./advert-words.ts";

/** Rules that find something in it. */
function listBroken(text: string): string[] {
  return advertRules.filter((rule) => findWords(rule, text) !== null).map(({ id }) => id);
}

describe("The law forbids in an advert", () => {
  test.each([
    "No DSS",
    "Sorry, no D.S.S.",
    "no-DSS",
    "Non DSS",
    "No pets or DSS",
    "No smokers, pets or benefits",
    "No pets/DSS",
    "DSS tenants not accepted",
    "Housing benefit is not accepted",
    "We can’t accept Universal Credit",
    "Unable to accept applicants on benefits",
    "The landlord will not consider DSS",
    "No claimants",
    "No LHA/UC",
    "Working professional only",
    "Employed tenants only",
  ])("to turn away people who get benefits: %s", (text) => {
    expect(listBroken(text)).toContain("words-benefits");
  });

  test.each([
    "No children",
    "No pets or children",
    "No smokers/pets/kids",
    "Children are not allowed",
    "This would not suit families",
    "Not suitable for young children",
    "No under 18s",
    "Over 18s only",
    "Adult only",
    "Sorry no infants",
  ])("to turn away people with children: %s", (text) => {
    expect(listBroken(text)).toContain("words-children");
  });

  test.each([
    "Females only",
    "Female tenants only",
    "Muslim family only",
    "Asians only",
    "Polish speakers only",
    "No Irish",
    "No gays",
  ])("to turn people away for what they are: %s", (text) => {
    expect(listBroken(text)).toContain("words-equality");
  });

  test.each(["Offers in excess of £2,000", "Sealed bids by Friday", "Best offers by noon", "OIRO"])(
    "to invite more than the rent: %s",
    (text) => {
      expect(listBroken(text)).toContain("words-bidding");
    },
  );

  test.each(["Six months' rent in advance", "6 months upfront", "A year’s rent up front"])(
    "to ask for more than a month's rent in advance: %s",
    (text) => {
      expect(listBroken(text)).toContain("words-advance");
    },
  );

  test.each(["A fixed term", "12 month contract", "Minimum 6 months", "Minimum of twelve months"])(
    "to offer a term: %s",
    (text) => {
      expect(listBroken(text)).toContain("words-fixed-term");
    },
  );
});

test("to ask for work may turn away people who get benefits, and is warned of", () => {
  expect(listBroken("Tenants must be employed")).toEqual(["words-professionals"]);
});

test("what is found is said as it was written", () => {
  const rule = advertRules.find(({ id }) => id === "words-benefits")!;
  expect(findWords(rule, "We can’t\naccept DSS here.")).toBe("can’t accept DSS");
});

test.each([
  "No pets. Children are welcome.",
  "No pets, children welcome.",
  "There is no garden, children’s playground nearby.",
  "Benefits from a south-facing garden and no onward chain.",
  "The kitchen benefits from a dishwasher; no stairs.",
  "A family home near schools for all children.",
  "The polished floors are oak only in the hall.",
  "Men and women of all ages use the gym.",
  "Rent is due monthly in advance.",
  "The boiler has a guarantee of 12 months.",
  "Best offered to the market in years.",
  "All adults and children are welcome. DSS is accepted.",
  "The school takes children from 18 months.",
])("an advert may say: %s", (text) => {
  expect(listBroken(text).filter((id) => id !== "words-pets")).toEqual([]);
});

test("words are looked for in a time that depends on the length of a text alone", () => {
  const began = performance.now();
  for (const part of ["no pets, ", "no ", "smokers/pets/", "minimum of ", "offers "])
    listBroken(part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(4000);
});
