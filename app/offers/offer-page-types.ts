import type { ReactNode } from "react";
import type { Cover } from "../../domain/listings/listing.ts";
import type { OfferDetails, OfferDraft, OfferTenant } from "../../domain/offers/offer.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";

export interface OfferHome {
  id: string;
  name: string;
  area: string;
  outcode: string;
  /** Advertised rent, whole pounds a calendar month. */
  rentPcm: number;
  noDeposit: boolean;
  /** `YYYY-MM-DD`; null means now. */
  availableFrom: string | null;
  cover: Cover | null;
  /** Home in a development; asks for the flat number. */
  isB2B: boolean;
  development: string | null;
  companyName: string | null;
  liteOffer: boolean;
}

interface WindowProps {
  /** London date, `YYYY-MM-DD`. */
  today: string;
  rules: TenancyRules;
  /**
   * Closes the window without saving. Steps are history entries under the window's own name, so
   * Back returns a step, then to main. History is at the window's entry when `onBack` or `onDone`
   * is called.
   */
  onBack: () => void;
}

/** Each window renders its own `<h1 tabIndex={-1}>` as the first heading. */
export interface OfferWindowProps extends WindowProps {
  home: OfferHome;
  /** Existing answers, possibly incomplete; null for a new one. */
  initial: Partial<OfferDetails> | null;
  /** Called on every change, valid or not, so that a reload loses nothing. */
  onChange: (unfinished: Partial<OfferDetails>) => void;
  /** Called only once all steps are valid. */
  onDone: (details: OfferDetails) => void;
}

export interface TenantWindowProps extends WindowProps {
  initial: Partial<OfferTenant> | null;
  number: number;
  /** Move-in date, `YYYY-MM-DD`, to check the age; null if unknown. */
  startdate: string | null;
  /** Percentage of the rent left for this tenant, 0 to 100. */
  shareLeft: number;
  onChange: (unfinished: Partial<OfferTenant>) => void;
  onDone: (tenant: OfferTenant) => void;
}

export interface OfferSending {
  prepare: () => void;
  sending: boolean;
  label: string;
  notice: ReactNode;
}

/** For a `liteOffer` home. The parent renders the `<h1>`, stores the draft and submits. */
export interface SimpleOfferProps {
  home: OfferHome;
  today: string;
  rules: TenancyRules;
  draft: OfferDraft;
  onDraft: (draft: OfferDraft) => void;
  sending: OfferSending;
  /** Called once every step is valid, with all answers in the draft. */
  onSubmit: () => void;
}
