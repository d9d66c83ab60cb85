import { certificateNames } from "../listings/certificates/certificates.ts";
import { bodyBytes } from "../shared/fields/body-limits.ts";

/** What a document belongs to. */
export const documentSubjects = ["tenancy", "landlord", "home"] as const;
export type DocumentSubject = (typeof documentSubjects)[number];

export const documentKinds = {
  identity: "Identity document",
  "right-to-rent": "Right to rent document",
  reference: "Reference",
  income: "Proof of income",
  guarantee: "Guarantee",
  "written-statement": "Written statement of terms",
  agreement: "Tenancy agreement",
  "signed-agreement": "Signed tenancy agreement",
  extension: "Extension of the deadline",
  "keep-reasons": "Reasons for keeping the holding deposit",
  receipt: "Receipt",
  "payment-record": "Bank record of a payment",
  "gas-certificate": certificateNames.gas,
  "electrical-report": certificateNames.eicr,
  "energy-certificate": certificateNames.epc,
  licence: certificateNames.licence,
  "deposit-certificate": "Deposit certificate",
  "prescribed-information": "Prescribed information about the deposit",
  inventory: "Inventory",
  terms: "Terms of business",
  insurance: certificateNames.insurance,
  ownership: "Proof of ownership",
  other: "Other document",
} as const;
export type DocumentKind = keyof typeof documentKinds;

export const maxDocumentBytes = bodyBytes.document;
