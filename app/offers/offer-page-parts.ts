import type { OpenOffer } from "../../domain/offers/open-offer.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import type { OfferHome } from "./offer-page-types.ts";
import type { useOfferDraft } from "./use-offer-draft.ts";
import type { useOfferSending } from "./use-offer-sending.ts";

/** What the server tells the page of an offer. */
export type OfferPageData = Pick<
  OpenOffer,
  "id" | "draft" | "version" | "rules" | "contractDocument" | "expiresAt"
>;

/** What both forms of an offer share: the draft and its sending. */
export interface OfferPageParts {
  offer: OfferPageData;
  home: OfferHome;
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  draftState: ReturnType<typeof useOfferDraft>;
  sending: ReturnType<typeof useOfferSending>;
  onSubmit: () => void;
  /** Goes up when the draft was replaced by another version: forms then begin anew. */
  formKey: number;
}
