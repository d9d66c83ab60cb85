import { expect, test } from "vitest";
import { type LandlordHas, listWorthHaving } from "./worth-having.ts";

const nothing: LandlordHas = {
  certificates: [],
  sent: [],
  needs: { hasGas: "", licence: "" },
  isAdvertised: false,
};
const until = { issuedOn: "2026-01-01", expiresOn: "2027-01-01" };
const kinds = (has: Partial<LandlordHas>) =>
  listWorthHaving({ ...nothing, ...has }).map(({ kind }) => kind);

test("before anything is there a landlord is told of all that the home needs to go live", () => {
  expect(kinds({})).toEqual([
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "insurance",
    "ownership",
  ]);
  expect(listWorthHaving(nothing)[0]?.text).toMatch(/A home without gas needs none$/);
  expect(listWorthHaving({ ...nothing, needs: { hasGas: "yes", licence: "" } })[0]?.text).toBe(
    "Not older than a year",
  );
});

test("what there is, run out or not, and what the home does not need is left out", () => {
  const certificates = [
    { kind: "eicr", ...until },
    { kind: "insurance", issuedOn: "2020-01-01", expiresOn: "2021-01-01" },
  ] as const;
  const needs = { hasGas: "no", licence: "none" };
  expect(kinds({ certificates, needs, isAdvertised: true })).toEqual(["energy-certificate"]);
});

test("a licence is asked for where the home needs one", () => {
  expect(kinds({ needs: { hasGas: "no", licence: "selective" }, isAdvertised: true })).toEqual([
    "electrical-report",
    "energy-certificate",
    "licence",
    "insurance",
  ]);
});

test("what was sent stays in the list, as sent", () => {
  const list = listWorthHaving({ ...nothing, sent: ["ownership", "other"] });
  expect(list.filter(({ isSent }) => isSent).map(({ kind }) => kind)).toEqual(["ownership"]);
});
