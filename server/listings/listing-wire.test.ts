import * as v from "valibot";
import { expect, test } from "vitest";
import { listingWireNames } from "../../domain/listings/posted-listing.ts";
import { getPlainFact, plainFactNames } from "../../domain/listings/facts/plain-facts.ts";
import { createPublicListing, fullMaterial, otherPublicListing } from "../testing/listing.ts";
import { listingAnswer, toWireListing } from "./listing-wire.ts";

test("the API's schema has the wire names of all facts, and no others", () => {
  const names = Object.values(listingWireNames).flat();
  expect(Object.keys(listingAnswer.entries).toSorted()).toEqual(names.toSorted());
});

test("the API's schema has every fact of the material information", () => {
  const [material] = listingAnswer.entries.material.pipe;
  expect(Object.keys(material.entries).toSorted()).toEqual(Object.keys(fullMaterial).toSorted());
});

const send = (changes: Parameters<typeof createPublicListing>[0]) =>
  v.parse(listingAnswer, toWireListing(createPublicListing(changes), "https://example.com"));

test.each(plainFactNames)(
  "the API's answers have the fact '%s' by its wire name, if any",
  (name) => {
    const { wire } = getPlainFact(name);
    const value = otherPublicListing[name];
    const answer = send({ [name]: value });
    if (wire === null) expect(answer).toEqual(send({}));
    else expect(answer).toEqual(expect.objectContaining({ [wire]: value }));
  },
);
