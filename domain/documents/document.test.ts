import { expect, test } from "vitest";
import { type CertificateKind, certificateNames } from "../listings/certificates/certificates.ts";
import { stepNames } from "../tenancies/steps/required-steps.ts";
import { type DocumentKind, documentKinds } from "./document.ts";

test.each<[CertificateKind, DocumentKind]>([
  ["gas", "gas-certificate"],
  ["eicr", "electrical-report"],
  ["epc", "energy-certificate"],
  ["licence", "licence"],
  ["insurance", "insurance"],
])("%s is called the same as a certificate and as a document", (certificate, document) => {
  expect(documentKinds[document]).toBe(certificateNames[certificate]);
});

test("the steps of a tenancy call certificates by their names", () => {
  expect(stepNames["gas-certificate"]).toBe(`${certificateNames.gas} given`);
  expect(stepNames["electrical-report"]).toBe(`${certificateNames.eicr} given`);
  expect(stepNames["energy-certificate"]).toBe(`${certificateNames.epc} given`);
});
