import type { LegalSection } from "./legal-section.ts";
import { legalPayments } from "./legal-payments.ts";
import { legalPrivacy } from "./legal-privacy.ts";
import { legalTerms } from "./legal-terms.ts";

export const legalText: LegalSection[] = [
  legalTerms.copyright,
  legalTerms.disclaimer,
  legalPrivacy.policy,
  legalPrivacy.cookies,
  legalTerms.governingLaw,
  legalPayments,
];
