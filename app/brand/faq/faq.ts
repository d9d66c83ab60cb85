import {
  landlordQuestionIds,
  type QuestionId,
  tenantQuestionIds,
} from "../../../domain/requests/faq-vote.ts";
import type { FaqText } from "./faq-text.ts";
import { landlordFaq } from "./faq-landlord.ts";
import { tenantFaq } from "./faq-tenant.ts";

export interface FaqItem extends FaqText {
  id: QuestionId;
}

export interface FaqCategory {
  code: "L" | "T";
  name: "Landlord" | "Tenant";
  items: FaqItem[];
}

/** Votes are stored under these question ids. */
export const faq: FaqCategory[] = [
  {
    code: "L",
    name: "Landlord",
    items: landlordQuestionIds.map((id) => ({ id, ...landlordFaq[id] })),
  },
  { code: "T", name: "Tenant", items: tenantQuestionIds.map((id) => ({ id, ...tenantFaq[id] })) },
];
