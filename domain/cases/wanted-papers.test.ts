import { expect, test } from "vitest";
import { type LandlordHas, listWantedPapers } from "./wanted-papers.ts";

const nothing: LandlordHas = {
  certificates: [],
  sent: [],
  needs: { hasGas: "", licence: "" },
  isAdvertised: false,
  today: "2026-11-20",
};
const file = "55555555-5555-4555-8555-555555555555";
const until = { issuedOn: "2026-01-01", expiresOn: "2027-01-01", reference: "", documentId: file };
const kinds = (has: Partial<LandlordHas>) =>
  listWantedPapers({ ...nothing, ...has }).map(({ kind }) => kind);

test("before anything is there a landlord is told of all that the home needs to go live", () => {
  expect(kinds({})).toEqual([
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "insurance",
    "ownership",
  ]);
  expect(listWantedPapers(nothing)[0]?.text).toMatch(/A home without gas needs none$/);
  expect(listWantedPapers({ ...nothing, needs: { hasGas: "yes", licence: "" } })[0]?.text).toBe(
    "Not older than a year",
  );
});

test("what there is, run out or not, and what the home does not need is left out", () => {
  const certificates = [
    { kind: "eicr", ...until },
    { ...until, kind: "insurance", issuedOn: "2020-01-01", expiresOn: "2021-01-01" },
  ] as const;
  const needs = { hasGas: "no", licence: "none" };
  expect(kinds({ certificates, needs, isAdvertised: true })).toEqual(["energy-certificate"]);
});

test("what is known by its dates alone is asked for, as it can't be shown to anybody", () => {
  const certificates = [{ kind: "gas", ...until, documentId: null }] as const;
  const needs = { hasGas: "", licence: "none" };
  const [gas] = listWantedPapers({ ...nothing, certificates, needs });
  expect(gas).toMatchObject({ kind: "gas-certificate", text: "We only have its dates so far" });
  const numbered = [{ ...certificates[0], reference: "GS 4711" }];
  expect(kinds({ certificates: numbered, needs })).not.toContain("gas-certificate");
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
  const list = listWantedPapers({ ...nothing, sent: ["ownership", "other"] });
  expect(list.filter(({ isSent }) => isSent).map(({ kind }) => kind)).toEqual(["ownership"]);
});

test.each([
  ["energy-certificate", "marketing"],
  ["gas-certificate", "keys"],
  ["electrical-report", "keys"],
  ["licence", "keys"],
  ["insurance", null],
  ["ownership", null],
])("by law %s is needed before %s", (kind, neededBy) => {
  const list = listWantedPapers({ ...nothing, needs: { hasGas: "yes", licence: "selective" } });
  expect(list.find((one) => one.kind === kind)?.neededBy).toBe(neededBy);
});
