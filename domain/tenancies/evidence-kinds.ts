import type { DocumentKind } from "../documents/document.ts";
import type { StepKind } from "./tenancy.ts";

/** What a paper is that shows that a step was done. */
export const evidenceKinds: Record<StepKind, DocumentKind> = {
  identity: "identity",
  sanctions: "other",
  references: "reference",
  "right-to-rent": "right-to-rent",
  guarantee: "guarantee",
  "written-statement": "written-statement",
  "gas-certificate": "gas-certificate",
  "electrical-report": "electrical-report",
  "energy-certificate": "energy-certificate",
  signature: "signed-agreement",
  "landlord-signature": "signed-agreement",
  "deposit-registration": "deposit-certificate",
  "prescribed-information": "prescribed-information",
  "inventory-booked": "other",
  "home-ready": "other",
  "keys-counted": "other",
  inventory: "inventory",
  "alarms-tested": "other",
  "meters-read": "other",
  "instructions-left": "other",
  "emergency-numbers": "other",
  keys: "receipt",
};
