import { expect, test } from "vitest";
import { certificateKinds, isCertificateNeeded } from "./certificates.ts";

test.each([
  ["of which nothing is said yet", { hasGas: "", licence: "" }, ["gas", "eicr", "epc"]],
  ["without gas and without a licence", { hasGas: "no", licence: "none" }, ["eicr", "epc"]],
  [
    "with gas and a selective licence",
    { hasGas: "yes", licence: "selective" },
    ["gas", "eicr", "epc", "licence"],
  ],
])("A home %s needs certain papers, and never an insurance", (_, texts, needed) => {
  expect(certificateKinds.filter((kind) => isCertificateNeeded(kind, texts))).toEqual(needed);
});
