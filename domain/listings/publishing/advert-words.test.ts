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
    "Professionals only",
    "A flat for a professional couple only",
    "Professional lets only",
    "No one on benefits",
    "Applicants must not be on benefits",
    "No Universal-Credit",
    "No U.C.",
    "DSS not welcome",
    "Not available to housing benefit claimants",
    "No smokers, pets, DSS.",
    "No smokers, DSS or pets",
    "Employed tenants only",
    "No smokers DSS",
    "no pets kids dss",
    "No DSS pets smokers",
    "Sorry no smokers pets DSS please.",
    "No pets tenants on benefits",
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
    "No couples with children",
    "No pets, children.",
    "Adult household only",
    "Childfree building",
    "A flat for professionals with no children",
    "Children are not welcome",
    "no pets kids dss",
    "No smoking children or pets",
    "No sharers families",
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
    "No Muslim tenants",
    "No pregnant women",
    "No wheelchair users",
    "No disabled people",
  ])("to turn people away for what they are: %s", (text) => {
    expect(listBroken(text)).toContain("words-equality");
  });

  test.each([
    "Offers in excess of £2,000",
    "Offers over 2000 a month",
    "Offers over £1,950 pcm",
    "Offers above the asking rent are invited",
    "Offers over.",
    "Sealed bids by Friday",
    "Best offers by noon",
    "OIRO",
  ])("to invite more than the rent: %s", (text) => {
    expect(listBroken(text)).toContain("words-bidding");
  });

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
  "Children's playground nearby",
  "Benefits from a garden",
  "No pets",
  "The flat does not benefit from parking.",
  "It is sold without benefit of a lift.",
  "No smoking, benefits from a garden",
  "No pets or smokers, benefits from a balcony",
  "No smokers, DSS considered",
  "No pets, children considered",
  "No sharers, families preferred",
  "No smokers, DSS welcome",
  "No smokers DSS welcome",
  "No smokers DSS ok",
  "No sharers families preferred",
  "No pets kids and families are welcome",
  "No smoking\nBenefits: a garden, a balcony",
  "No smoking Benefits from a garden",
  "No pets Children’s playground nearby",
  "No parties family home in a quiet street",
  "No family car is needed, and the block is not family-run.",
  "There is no wheelchair access and no disabled parking.",
  "A girls only school and a ladies only gym are near.",
  "The garden offers over 900 sq ft of lawn and offers above average storage.",
  "The house offers around 85 m² and, from each room, a view.",
  "The market offers in excess of twenty stalls.",
  "We can't accept offers above the asking rent.",
  "There is no fixed term and no break clause.",
  "You pay no check-out charges, and no application or referencing fees.",
])("an advert may say: %s", (text) => {
  expect(listBroken(text).filter((id) => id !== "words-pets")).toEqual([]);
});

test("words are looked for in a time that depends on the length of a text alone", () => {
  const began = performance.now();
  for (const part of [
    "no pets, ",
    "no ",
    "smokers/pets/",
    "no pets kids ",
    "pets kids ",
    "minimum of ",
    "offers ",
  ])
    listBroken(part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(4000);
});
