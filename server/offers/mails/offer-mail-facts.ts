import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { OfferContent, SentTenant } from "../../../domain/offers/offer.ts";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import type { TenancyRulesName } from "../../../domain/offers/tenancy-rules.ts";

/** What every mail about an offer is made from. */
export interface OfferMailFacts {
  offerId: string;
  listing: Pick<Listing, "id" | "agentRef" | "name" | "area" | "outcode" | "rentPcm">;
  rules: TenancyRulesName;
  /** Origin of the site for links; null leaves them out. */
  siteUrl: string | null;
  agency: Agency;
  /** Where notices go, and answers to the other mails. */
  agencyEmail: string;
}

export type OfferInvitationFacts = Omit<OfferMailFacts, "rules" | "siteUrl"> & {
  applicant: Applicant;
  expiresAt: Date;
  siteUrl: string;
};

export type OfferSubmittedFacts = OfferMailFacts & {
  /** Who was invited. */
  applicant: Applicant;
  content: OfferContent;
  tenants: readonly SentTenant[];
};

export type OfferDecisionFacts = OfferMailFacts & {
  action: "accept" | "decline" | "withdraw";
  tenants: readonly Pick<SentTenant, "name" | "email">[];
};
