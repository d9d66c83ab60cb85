import type { ReactNode } from "react";
import type { Cover } from "../../domain/listings/listing.ts";
import type { OfferDetails, OfferDraft, OfferTenant } from "../../domain/offers/offer.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";

/** The home that an offer is for, as the offer page and its windows show it. */
export interface OfferHome {
  /** Listing id. */
  id: string;
  name: string;
  area: string;
  outcode: string;
  /** Advertised, whole pounds a calendar month. */
  rentPcm: number;
  noDeposit: boolean;
  /** `YYYY-MM-DD`; null means now. */
  availableFrom: string | null;
  cover: Cover | null;
  /** A development's home: the flat number is asked. */
  isB2B: boolean;
  development: string | null;
  companyName: string | null;
  /** It takes the simple offer instead of the container. */
  liteOffer: boolean;
}

interface WindowProps {
  /** London's date, `YYYY-MM-DD`. */
  today: string;
  rules: TenancyRules;
  /**
   * Leaves the window without data; called by Back on the first step, and by the link back to the
   * offer on any. A window's further steps are entries of the browser's history, under a name of
   * their own beside the page's `step` (`useStepHistory`): its Back leads a step back, then to
   * main. Before `onBack` and `onDone` are called, the history is at the window's own entry again.
   */
  onBack: () => void;
}

/** The eight steps. Each window renders its own `<h1 tabIndex={-1}>` as the first heading. */
export interface OfferWindowProps extends WindowProps {
  home: OfferHome;
  /** What was entered before, finished or not; null for a new one. */
  initial: Partial<OfferDetails> | null;
  /** Told at every change, valid or not, so that nothing typed is lost on a reload. */
  onChange: (unfinished: Partial<OfferDetails>) => void;
  /** Given only when all steps are valid. */
  onDone: (details: OfferDetails) => void;
}

/** The tenant form. */
export interface TenantWindowProps extends WindowProps {
  initial: Partial<OfferTenant> | null;
  /** From 1, for the heading `Tenant 2`. */
  number: number;
  /** Of the offer, `YYYY-MM-DD`, for the age; null while it is not known. */
  startdate: string | null;
  /** Percent of the rent that is left for this tenant, 0 to 100, for the hint. */
  shareLeft: number;
  onChange: (unfinished: Partial<OfferTenant>) => void;
  onDone: (tenant: OfferTenant) => void;
}

/** What becomes of a submission, as the page shows it beside its button. */
export interface OfferSending {
  /** Starts the human check; call it on the first focus. */
  prepare: () => void;
  sending: boolean;
  /** The button's text: `Submit`, `Working...`, or `Try again` after one failure. */
  label: string;
  /** What went wrong with the last attempt: show it above the button. */
  notice: ReactNode;
}

/**
 * The three steps of a `liteOffer` home, under the page's own `<h1>`. The page around it keeps the draft and submits; its steps
 * may be entries of the browser's history (`useStepHistory`).
 */
export interface SimpleOfferProps {
  home: OfferHome;
  today: string;
  rules: TenancyRules;
  /** What was entered so far; the component is controlled by it. */
  draft: OfferDraft;
  /** At every change. */
  onDraft: (draft: OfferDraft) => void;
  sending: OfferSending;
  /** Called once every step is valid; the draft holds all that is sent. */
  onSubmit: () => void;
}
