import { expect, test } from "vitest";
import {
  certificateKinds,
  type CertificateState,
  getCertificateState,
  describeMissingCertificate,
} from "./certificates.ts";

test.each([
  [
    "of which nothing is said yet",
    { hasGas: "", licence: "" },
    { gas: "unsaid", licence: "unsaid" },
  ],
  [
    "without gas and without a licence",
    { hasGas: "no", licence: "none" },
    { gas: "not-needed", licence: "not-needed" },
  ],
  [
    "with gas and a selective licence",
    { hasGas: "yes", licence: "selective" },
    { gas: "missing", licence: "missing" },
  ],
])("A home %s lacks certain papers, and never an insurance", (_, needs, lacks) => {
  expect(
    Object.fromEntries(
      certificateKinds.map((kind) => [kind, describeMissingCertificate(kind, needs)]),
    ),
  ).toEqual({ eicr: "missing", epc: "missing", insurance: "not-needed", ...lacks });
});

const file = "55555555-5555-4555-8555-555555555555";
const number = "1234";

test.each<[string, { reference: string; documentId: string | null }, CertificateState]>([
  ["gas", { reference: "", documentId: null }, "unproven"],
  ["gas", { reference: " ", documentId: null }, "unproven"],
  ["gas", { reference: number, documentId: null }, "valid"],
  ["gas", { reference: "", documentId: file }, "valid"],
  ["eicr", { reference: number, documentId: null }, "unproven"],
  ["eicr", { reference: "", documentId: file }, "valid"],
  ["epc", { reference: "", documentId: null }, "unproven"],
  ["epc", { reference: "0123-4567-8901-2345-6789", documentId: null }, "valid"],
  ["licence", { reference: number, documentId: null }, "valid"],
  ["insurance", { reference: "", documentId: null }, "unproven"],
])("Beside its dates a certificate of %s with %j is %s", (name, proof, state) => {
  const kind = certificateKinds.find((one) => one === name)!;
  const given = { kind, expiresOn: "2027-06-01", ...proof };
  expect(getCertificateState(given, "2026-11-20")).toBe(state);
  // What has run out is renewed, with or without proof.
  expect(getCertificateState(given, "2027-06-02")).toBe("expired");
  const late = state === "valid" ? "soon" : "unproven";
  expect(getCertificateState(given, "2027-05-20")).toBe(late);
});
