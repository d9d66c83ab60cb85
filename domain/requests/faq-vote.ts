import * as v from "valibot";

/** Question ids stored with votes, so never reuse one. */
export const landlordQuestionIds = [
  "valuation-cost",
  "time-to-list",
  "landlord-fees",
  "plan-difference",
  "renewal-fees",
  "contractor-markup",
  "switch-provider",
  "legal-documents",
  "periodic-tenancies",
  "ending-tenancy-landlord",
  "raising-rent",
  "rental-bidding-landlord",
  "deposit-protection-landlord",
  "right-to-rent",
  "landlord-database",
  "landlord-ombudsman",
] as const;
export const tenantQuestionIds = [
  "book-viewing",
  "holding-deposit",
  "deposit-size",
  "deposit-return",
  "tenant-fees",
  "referencing",
  "rent-in-advance",
  "rental-bidding-tenant",
  "ending-tenancy-tenant",
  "rent-increase",
  "pets",
  "repairs",
  "benefits-and-children",
  "change-sharer",
] as const;

export type LandlordQuestionId = (typeof landlordQuestionIds)[number];
export type TenantQuestionId = (typeof tenantQuestionIds)[number];
export type QuestionId = LandlordQuestionId | TenantQuestionId;

/** Body of `POST /api/faqvote`. Anonymous. */
export const faqVotePayload = v.strictObject({
  question: v.picklist(
    [...landlordQuestionIds, ...tenantQuestionIds],
    "We can’t find that question",
  ),
  vote: v.picklist(["up", "down"], "The vote must be up or down"),
});

export type FaqVote = v.InferOutput<typeof faqVotePayload>;
