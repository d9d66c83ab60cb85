import { expect, test } from "vitest";
import { describeLandlordChange, findLandlordChange, nameLandlord } from "./landlord-check.ts";

const address = "1 Owner Street, London N1 0ZZ";
const checked = {
  name: "Beatrix A. Oyelaran",
  address,
  record: { name: "Beatrix Oyelaran", address, isCompany: false },
  version: 0,
};
const dates = { checkedOn: "2026-11-21", on: "2026-11-26" };

test.each([
  ["as it was", {}, null],
  ["in capitals", { name: "BEATRIX OYELARAN", address: ` ${address.toUpperCase()}` }, null],
  ["put right by what was confirmed", { name: "Beatrix A. Oyelaran" }, null],
  [
    "with another name",
    { name: "Mallory Vane" },
    "The landlord’s name was “Beatrix Oyelaran” when it was checked on 21/11/2026, and is now “Mallory Vane”.",
  ],
  [
    "with another address",
    { address: "9 Elsewhere Road, London E1 0ZZ" },
    `The landlord’s address for notices was “${address}” when it was checked on 21/11/2026, and is now “9 Elsewhere Road, London E1 0ZZ”.`,
  ],
  [
    "without an address",
    { address: null },
    `The record no longer has the landlord’s address for notices (“${address}” when it was checked).`,
  ],
])("the record of a landlord who was checked, %s", (_what, changes, reason) => {
  const change = findLandlordChange(checked, { ...checked.record, ...dates, ...changes });
  expect(change && describeLandlordChange(change)).toBe(reason);
});

test("an address that comes after the check has to be checked", () => {
  const without = { ...checked, address: null, record: { ...checked.record, address: null } };
  const change = findLandlordChange(without, { ...checked.record, ...dates });
  expect(change && describeLandlordChange(change)).toBe(
    `The landlord’s address for notices was not on record at the check on 21/11/2026, and is now “${address}”.`,
  );
});

test("a company lets in its own name", () => {
  const person = { firstname: "Beatrix", lastname: "Oyelaran" };
  expect(nameLandlord({ ...person, companyName: null })).toBe("Beatrix Oyelaran");
  expect(nameLandlord({ ...person, companyName: "Oyelaran Homes Ltd" })).toBe("Oyelaran Homes Ltd");
});
