import { expect, test } from "vitest";
import { unknownMaterialInformation } from "../../../domain/listings/facts/material-facts.ts";
import { createListing } from "../../testing/listing.ts";
import { toBlmRecord } from "./blm-from-listing.ts";

const at = new Date("2026-11-20T09:00:00Z");

test.each([
  ["E2", false],
  ["CF10", true],
])("a portal reads a minimum term of a home in %s: %s", (outcode, isTold) => {
  const material = { ...unknownMaterialInformation, minimumTerm: 6 };
  const home = { ...createListing({ outcode, material }), createdAt: at, updatedAt: at };
  expect(JSON.stringify(toBlmRecord(home).values).includes("Minimum term")).toBe(isTold);
});
