import type { OpenOffer } from "../../domain/offers/open-offer.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import type { OfferHome } from "./offer-page-types.ts";
import type { useOfferDraft } from "./draft/use-offer-draft.ts";
import type { useOfferSending } from "./use-offer-sending.ts";

export type OfferPageData = Pick<
  OpenOffer,
  "id" | "draft" | "version" | "rules" | "contractDocument" | "expiresAt"
>;

export interface OfferPageParts {
  offer: OfferPageData;
  home: OfferHome;
  rules: TenancyRules;
  /** London date, `YYYY-MM-DD`. */
  today: string;
  draftState: ReturnType<typeof useOfferDraft>;
  sending: ReturnType<typeof useOfferSending>;
  onSubmit: () => void;
  /** Incremented when another version replaces the draft, which resets the forms. */
  formKey: number;
}
