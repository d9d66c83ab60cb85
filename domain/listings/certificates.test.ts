import { expect, test } from "vitest";
import { certificateKinds, judgeLack } from "./certificates.ts";

test.each([
  [
    "of which nothing is said yet",
    { hasGas: "", licence: "" },
    { gas: "missing", licence: "unsaid" },
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
    Object.fromEntries(certificateKinds.map((kind) => [kind, judgeLack(kind, needs)])),
  ).toEqual({ eicr: "missing", epc: "missing", insurance: "not-needed", ...lacks });
});
