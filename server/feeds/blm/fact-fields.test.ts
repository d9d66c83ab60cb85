import { expect, test } from "vitest";
import type { Listing } from "../../../domain/listings/listing.ts";
import { type PlainFactName, plainFactNames } from "../../../domain/listings/facts/plain-facts.ts";
import { createListing, otherPublicListing } from "../../testing/listing.ts";
import { toBlmRecord } from "./blm-from-listing.ts";

/** BLM has no field for these. */
const notCarried = new Set<PlainFactName>([]);

const home = createListing();
const other = { ...home, ...otherPublicListing };

function writeRecord(listing: Listing) {
  const moment = new Date("2026-11-20T09:00:00Z");
  return toBlmRecord({ ...listing, createdAt: moment, updatedAt: moment }).values;
}

test.each(plainFactNames)("a record says the fact '%s', or this test that BLM can't", (name) => {
  const changed = writeRecord({ ...other, [name]: home[name] });
  if (notCarried.has(name)) expect(changed).toEqual(writeRecord(other));
  else expect(changed).not.toEqual(writeRecord(other));
});
