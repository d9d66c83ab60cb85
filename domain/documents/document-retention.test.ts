import { describe, expect, test } from "vitest";
import { certificateKinds, findLatestExpiry } from "../listings/certificates/certificates.ts";
import { addMonths } from "../shared/dates.ts";
import { certificateDocuments, findDocumentEraseOn } from "./document-retention.ts";

describe("how long a paper of a home is kept (Limitation Act 1980, section 5)", () => {
  test.each([
    ["gas-certificate", "2027-09-03", "2033-09-03"],
    ["electrical-report", "2031-02-28", "2037-02-28"],
    ["energy-certificate", "2036-11-26", "2042-11-26"],
    ["licence", "2028-02-29", "2034-02-28"],
    ["insurance", "2026-12-31", "2032-12-31"],
  ] as const)("a %s: six years after its last day, %s", (kind, expiresOn, eraseOn) => {
    expect(findDocumentEraseOn(kind, { addedOn: "2026-11-26", expiresOn })).toBe(eraseOn);
  });

  test.each([
    ["gas-certificate", "2033-11-26"],
    ["electrical-report", "2037-11-26"],
    ["energy-certificate", "2042-11-26"],
    ["licence", "2037-11-26"],
    ["insurance", "2033-11-26"],
    ["ownership", "2032-11-26"],
    ["terms", "2032-11-26"],
    ["other", "2032-11-26"],
  ] as const)("a %s without a last day: as if it was of the day on which it came", (kind, on) => {
    expect(findDocumentEraseOn(kind, { addedOn: "2026-11-26", expiresOn: null })).toBe(on);
  });

  test.each([
    ["gas", "two years after the check: 1998 Regulations, regulation 36(3)(c)", 24],
    ["eicr", "until the next inspection: 2020 Regulations, regulation 3(3)(e)", 60],
    ["epc", "for the ten years for which it is good: 2012 Regulations, regulation 11", 120],
  ] as const)("the law asks for the %s %s", (kind, _text, months) => {
    const issuedOn = "2026-11-26";
    const expiresOn = findLatestExpiry(kind, issuedOn);
    const eraseOn = findDocumentEraseOn(certificateDocuments[kind], {
      addedOn: issuedOn,
      expiresOn,
    });
    expect(eraseOn >= addMonths(issuedOn, months)).toBe(true);
  });

  test("each kind of certificate has a file of its own kind", () => {
    const files = certificateKinds.map((kind) => certificateDocuments[kind]);
    expect(new Set(files).size).toBe(certificateKinds.length);
  });
});
