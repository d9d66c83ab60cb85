import { expect, test } from "vitest";
import { type LandlordHas, listWantedDocuments } from "./wanted-documents.ts";

const nothing: LandlordHas = {
  certificates: [],
  sent: [],
  needs: { hasGas: "", licence: "" },
  energyRating: null,
  given: [],
  standing: "before",
  today: "2026-11-20",
};
const file = "55555555-5555-4555-8555-555555555555";
const until = { issuedOn: "2026-01-01", expiresOn: "2027-01-01", reference: "", documentId: file };
const kinds = (has: Partial<LandlordHas>) =>
  listWantedDocuments({ ...nothing, ...has }).map(({ kind }) => kind);

test("before anything is there a landlord is told of all that the home needs to go live", () => {
  expect(kinds({})).toEqual([
    "gas-certificate",
    "electrical-report",
    "energy-certificate",
    "insurance",
    "ownership",
  ]);
  expect(listWantedDocuments(nothing)[0]?.text).toMatch(
    /You don’t need one if the property has no gas$/,
  );
  expect(listWantedDocuments({ ...nothing, needs: { hasGas: "yes", licence: "" } })[0]?.text).toBe(
    "Less than a year old",
  );
});

test("what there is, run out or not, and what the home does not need is left out", () => {
  const certificates = [
    { kind: "eicr", ...until },
    { ...until, kind: "insurance", issuedOn: "2020-01-01", expiresOn: "2021-01-01" },
  ] as const;
  const needs = { hasGas: "no", licence: "none" };
  expect(kinds({ certificates, needs, standing: "live" })).toEqual(["energy-certificate"]);
});

test("what is known by its dates alone is asked for, as it can't be shown to anybody", () => {
  const certificates = [{ kind: "gas", ...until, documentId: null }] as const;
  const needs = { hasGas: "", licence: "none" };
  const [gas] = listWantedDocuments({ ...nothing, certificates, needs });
  expect(gas).toMatchObject({
    kind: "gas-certificate",
    text: "We have its dates, but not its record number or file",
    lack: "We have its dates, but not its record number or file",
  });
  const numbered = [{ ...certificates[0], reference: "GS 4711" }];
  expect(kinds({ certificates: numbered, needs })).not.toContain("gas-certificate");
});

test("an energy certificate whose rating is advertised is asked for by what is missing of it", () => {
  const epc = (has: Partial<LandlordHas>) =>
    listWantedDocuments({ ...nothing, ...has }).find(({ kind }) => kind === "energy-certificate");
  const rated = "We have the rating, D (60), but not its certificate number or file";
  expect(epc({ energyRating: "D (60)" })).toMatchObject({ text: rated, lack: rated });
  expect(epc({})).toMatchObject({
    text: "Rated E or better, and less than 10 years old",
    lack: "",
  });
});

test("a licence is asked for where the home needs one", () => {
  expect(kinds({ needs: { hasGas: "no", licence: "selective" }, standing: "live" })).toEqual([
    "electrical-report",
    "energy-certificate",
    "licence",
    "insurance",
  ]);
});

test("what was sent stays in the list, as sent", () => {
  const list = listWantedDocuments({ ...nothing, sent: ["ownership", "other"] });
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
  const list = listWantedDocuments({ ...nothing, needs: { hasGas: "yes", licence: "selective" } });
  expect(list.find((one) => one.kind === kind)?.neededBy).toBe(neededBy);
});

test.each([
  [
    "before",
    "Required by law before we advertise",
    "Required by law before the keys are handed over",
  ],
  ["off", "Required by law before we advertise", "Required by law before the keys are handed over"],
  [
    "ended",
    "Required by law before we advertise",
    "Required by law before the keys are handed over",
  ],
  [
    "live",
    "Required by law while we advertise your property",
    "Required by law before the keys are handed over",
  ],
  [
    "progressing",
    "Required by law before the keys are handed over",
    "Required by law before the keys are handed over",
  ],
  ["moved-in", "Required by law for a let property", "Required by law for a let property"],
  ["let-agreed", "Required by law for a let property", "Required by law for a let property"],
] as const)("of a home that is %s it says what is true then", (standing, epc, gas) => {
  const list = listWantedDocuments({ ...nothing, standing });
  const need = (kind: string) => list.find((one) => one.kind === kind)?.need;
  expect([need("energy-certificate"), need("gas-certificate"), need("insurance")]).toEqual([
    epc,
    gas,
    "",
  ]);
});

test("what the tenancy's steps record as given is not asked for again", () => {
  const given = ["gas", "epc"] as const;
  expect(kinds({ given, standing: "progressing" })).toEqual(["electrical-report", "insurance"]);
});
