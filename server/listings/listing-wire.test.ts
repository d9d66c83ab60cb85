import { expect, test } from "vitest";
import { listingWireNames } from "../../domain/listings/listing.ts";
import { fullMaterial } from "../testing/listing.ts";
import { listingAnswer } from "./listing-wire.ts";

test("the API's schema has the wire names of all facts, and no others", () => {
  const names = Object.values(listingWireNames).flat();
  expect(Object.keys(listingAnswer.entries).toSorted()).toEqual(names.toSorted());
});

test("the API's schema has every fact of the material information", () => {
  const [material] = listingAnswer.entries.material.pipe;
  expect(Object.keys(material.entries).toSorted()).toEqual(Object.keys(fullMaterial).toSorted());
});
