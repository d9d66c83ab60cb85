import { expect, test } from "vitest";
import { describeLandlordChange, findLandlordChange, nameLandlord } from "./landlord-check.ts";

const address = "1 Owner Street, London N1 0ZZ";
const checked = {
  name: "Beatrix A. Oyelaran",
  address,
  record: { name: "Beatrix Oyelaran", address, isCompany: false },
  version: 0,
};

test.each([
  ["as it was", {}, null],
  ["in capitals", { name: "BEATRIX OYELARAN", address: ` ${address.toUpperCase()}` }, null],
  ["put right by what was confirmed", { name: "Beatrix A. Oyelaran" }, null],
  [
    "with another name",
    { name: "Mallory Vane" },
    "The landlord’s name on the record changed from “Beatrix Oyelaran”, as checked, to “Mallory Vane”, as on 26/11/2026.",
  ],
  [
    "with another address",
    { address: "9 Elsewhere Road, London E1 0ZZ" },
    `The landlord’s address for notices on the record changed from “${address}”, as checked, to “9 Elsewhere Road, London E1 0ZZ”, as on 26/11/2026.`,
  ],
  [
    "without an address",
    { address: null },
    `The landlord’s address for notices on the record, “${address}” when checked, is gone, as on 26/11/2026.`,
  ],
])("the record of a landlord who was checked, %s", (_what, changes, reason) => {
  const change = findLandlordChange(checked, { ...checked.record, on: "2026-11-26", ...changes });
  expect(change && describeLandlordChange(change)).toBe(reason);
});

test("an address that comes after the check has to be checked", () => {
  const without = { ...checked, address: null, record: { ...checked.record, address: null } };
  const change = findLandlordChange(without, { ...checked.record, on: "2026-11-26" });
  expect(change && describeLandlordChange(change)).toBe(
    `The landlord’s address for notices on the record was missing when they were checked, and is “${address}”, as on 26/11/2026.`,
  );
});

test("a company lets in its own name", () => {
  const person = { firstname: "Beatrix", lastname: "Oyelaran" };
  expect(nameLandlord({ ...person, companyName: null })).toBe("Beatrix Oyelaran");
  expect(nameLandlord({ ...person, companyName: "Oyelaran Homes Ltd" })).toBe("Oyelaran Homes Ltd");
});
