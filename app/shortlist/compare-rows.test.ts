import { expect, test } from "vitest";
import { type PublicListing } from "../../domain/listings/listing.ts";
import { hasName } from "../../domain/listings/facts/fact.ts";
import {
  getMaterialFact,
  materialFactNames,
  unknownMaterialInformation,
} from "../../domain/listings/facts/material-facts.ts";
import { plainFacts } from "../../domain/listings/facts/plain-facts.ts";
import {
  changedFacts,
  createPublicListing,
  otherPublicListing,
} from "../../server/testing/listing.ts";
import { createCompareRows } from "./compare-rows.ts";

const home = createPublicListing({
  id: "a",
  propertySubtype: "Maisonette",
  bedrooms: 0,
  availableFrom: "2026-12-07",
  specialFeatures: ["Furnished", "Flat", "PetFriendly", "Parking"],
  material: { ...unknownMaterialInformation, councilTaxBand: "D", epcRating: "C" },
});

function getAnswers(changes: Partial<PublicListing> = {}): Record<string, string | undefined> {
  const rows = createCompareRows([{ ...home, ...changes }], "2026-12-01");
  return Object.fromEntries(
    rows.map(({ term, answers: [answer] }) => [
      term,
      answer?.note ? `${answer.text} | ${answer.note}` : answer?.text,
    ]),
  );
}

test("a home is compared by what it costs, what it is and where it is", () => {
  expect(getAnswers()).toMatchObject({
    Rent: "£2,450 pcm | £565 pw",
    Deposit: "£2,825 | 5 weeks’ rent",
    "To move in": "£5,275 | First month’s rent and the deposit",
    Available: "From 07/12/2026",
    Type: "Flat (Maisonette)",
    Bedrooms: "Studio",
    Bathrooms: "1",
    Furnishing: "Furnished",
    "Energy rating": "C",
    "Council tax": "Band D",
    "Nearest station": "Old Street | 0.5 miles",
    Features: "Pet Friendly, Parking",
  });
});

test("a home without deposit shows £0 with an asterisk, and the first month alone to move in", () => {
  const found = getAnswers({ noDeposit: true });
  expect(found["Deposit"]).toBe("£0* | * Let without a deposit");
  expect(found["To move in"]).toBe("£2,450 | First month’s rent");
});

test("what nobody stated says 'Ask us'", () => {
  const found = getAnswers({
    bathrooms: null,
    furnishing: null,
    stations: [],
    material: unknownMaterialInformation,
  });
  for (const term of ["Bathrooms", "Furnishing", "Energy rating", "Nearest station"]) {
    expect(found[term]).toBe("Ask us");
  }
});

test("an apartment is the flat that its page says it is", () => {
  expect(getAnswers({ propertySubtype: "Apartment" })["Type"]).toBe("Flat");
});

test("features that have a row of their own are not listed again", () => {
  expect(getAnswers({ specialFeatures: ["House", "NoDeposit"] })["Features"]).toBe("None listed");
});

test("a home that is let agreed says so instead of a date", () => {
  expect(getAnswers({ status: "let-agreed" })["Available"]).toBe("Let agreed");
});

test("each answer belongs to its home, in the homes' order", () => {
  const [rent] = createCompareRows([home, { ...home, id: "b", rentPcm: 1000 }], "2026-12-01");
  expect(rent?.answers.map(({ id, text }) => [id, text])).toEqual([
    ["a", "£2,450 pcm"],
    ["b", "£1,000 pcm"],
  ]);
});

/** Facts that a comparison leaves out. */
const notCompared: readonly string[] = [
  "name",
  "area",
  "city",
  "displayAddress",
  "outcode",
  "shortDescription",
  "longDescription",
  "displayFeatures",
  "lat",
  "long",
  "locationAccurate",
  "media",
  "development",
  "listedAt",
  "previousRentPcm",
  "reducedAt",
  "letAgreedAt",
] satisfies (keyof PublicListing)[];

test.each(changedFacts)(
  "the fact '%s' is compared, or this test says that it is not",
  (fact, change) => {
    const changed = createCompareRows([{ ...home, ...change }], "2026-12-01");
    const same = createCompareRows([home], "2026-12-01");
    const isPlain = hasName(plainFacts, fact);
    if (isPlain ? plainFacts[fact].compared === null : notCompared.includes(fact))
      expect(changed).toEqual(same);
    else expect(changed).not.toEqual(same);
  },
);

test.each(materialFactNames)("the fact '%s' is compared, if it says so", (fact) => {
  const value = otherPublicListing.material[fact];
  const change = { material: { ...home.material, [fact]: value } };
  const isCompared = JSON.stringify(getAnswers(change)) !== JSON.stringify(getAnswers());
  expect(isCompared).toBe(getMaterialFact(fact).compared !== null);
});
