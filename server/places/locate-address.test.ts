import { expect, test } from "vitest";
import { locateAddress } from "./locate-address.ts";
import { findOutcodeCentre } from "./gazetteer/outcodes.ts";

test.each([
  ["14 Calvert Terrace, London E2 7ZZ", "E2"],
  ["14 Calvert Terrace, London e27zz", "E2"],
  ["14 Calvert Terrace, E2", "E2"],
  ["Flat N1, 14 Calvert Terrace, E2 7ZZ, ring twice", "E2"],
  ["2 Deansgate, Manchester M3 4EN", "M3"],
])("%s is in %s", (address, outcode) => {
  expect(findOutcodeCentre(outcode)).not.toBeNull();
  expect(locateAddress(address)).toEqual(findOutcodeCentre(outcode));
});

test.each(["", "Everyone", "14 Calvert Terrace, London", "ZZ99 9ZZ", "Flat A1"])(
  "%j is nowhere that we know",
  (address) => expect(locateAddress(address)).toBeNull(),
);
