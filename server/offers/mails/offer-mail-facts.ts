import type { Applicant, KnownPerson } from "../../../domain/contacts/applicant.ts";
import type { OfferContent, SentTenant } from "../../../domain/offers/offer.ts";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import type { TenancyRulesName } from "../../../domain/offers/tenancy-rules.ts";

export interface OfferMailFacts {
  offerId: string;
  listing: Pick<Listing, "id" | "agentRef" | "name" | "area" | "outcode" | "rentPcm">;
  rules: TenancyRulesName;
  /** Origin of the site. Null omits links. */
  siteUrl: string | null;
  agency: Agency;
  /** Recipient of notices and Reply-To of the other mails. */
  agencyEmail: string;
}

export type OfferInvitationFacts = Omit<OfferMailFacts, "rules" | "siteUrl"> & {
  applicant: Applicant;
  expiresAt: Date;
  siteUrl: string;
};

export type OfferSubmittedFacts = OfferMailFacts & {
  applicant: KnownPerson;
  content: OfferContent;
  tenants: readonly SentTenant[];
};

export type OfferDecisionFacts = OfferMailFacts & {
  action: "decline" | "withdraw";
  applicant: KnownPerson;
  tenants: readonly Pick<SentTenant, "name" | "email">[];
};
