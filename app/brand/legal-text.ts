import { legalPayments } from "./legal-payments.ts";
import { legalPrivacy } from "./legal-privacy.ts";
import { legalTerms } from "./legal-terms.ts";

/** A paragraph, a list, or a heading with what stands under it. */
export type LegalBlock = string | { list: string[] } | { heading: string; blocks: LegalBlock[] };

export interface LegalSection {
  /** Its anchor: `/legal#privacy-policy`. */
  id: string;
  /** Also the name of its tab. */
  title: string;
  blocks: LegalBlock[];
}

/** In the order of the tabs. */
export const legalText: LegalSection[] = [
  legalTerms.copyright,
  legalTerms.disclaimer,
  legalPrivacy.policy,
  legalPrivacy.cookies,
  legalTerms.governingLaw,
  legalPayments,
];
