import { type Backup, describeBackup } from "../offers/backup.ts";
import type { OfferState } from "../offers/offer-state.ts";
import type { ListingStatus } from "../listings/listing.ts";
import { calculateHoldingDeposit } from "../listings/move-in-cost.ts";
import { formatNumericDate, getLondonDate } from "../shared/dates.ts";
import { londonTime } from "../shared/london-time.ts";
import { formatPounds } from "../shared/money.ts";
import type { Tenancy, TenancyState } from "../tenancies/tenancy.ts";
import type { ViewingStage } from "../viewings/feedback/was-viewed.ts";
import { type CaseStep, type PlannedStep, setStepStates } from "./case-step.ts";
import {
  planChecksStep,
  planHoldingStep,
  planMoveInStep,
  planSigningStep,
} from "./tenancy-steps.ts";

/** What is known of one person and one home. */
export interface RenterFacts {
  askedAt: Date | null;
  /** The next one, else the last one that was not cancelled, else the last. */
  viewing: {
    startsAt: Date;
    stage: ViewingStage;
    isCancelled: boolean;
    with: string;
    place: string;
  } | null;
  /** Somebody else who is named in their offer viewed it. */
  hasGroupViewed: boolean;
  offer: {
    state: OfferState;
    submittedAt: Date | null;
    /** What it would be let at. Null until it is sent. */
    rentPcm: number | null;
    /** We have put it to the landlord. */
    isAsked: boolean;
    /** Of the tenancy that came of it, whoever is in it. Null until it was accepted. */
    tenancyState: TenancyState | null;
    /** Null where it is not kept as one. */
    backup: Backup | null;
  } | null;
  tenancy: Tenancy | null;
  /** The check-in that the diary has. */
  checkIn: { when: string; with: string } | null;
  /** In the tenancy, of whoever looks at it. */
  personIds: readonly string[];
  /** London date. */
  today: string;
  home: { rentPcm: number; status: ListingStatus };
}

/**
 * Where somebody stands with a home. `let-to-others`: the offer that they were invited to make was
 * accepted, and its tenancy names no address of theirs; `others-fell-through`: that came to nothing.
 */
export function findRenterState({ tenancy, offer }: Pick<RenterFacts, "tenancy" | "offer">) {
  if (tenancy !== null) return tenancy.state;
  if (offer?.tenancyState === "fallen-through") return "others-fell-through";
  if (offer?.state === "accepted") return "let-to-others";
  if (offer?.state === "declined" || offer?.state === "withdrawn") return offer.state;
  return offer?.state === "submitted" ? "offered" : "asked";
}

/** The way of a renter to a home, in seven steps. */
export function buildRenterSteps(facts: RenterFacts): CaseStep[] {
  const { tenancy, offer } = facts;
  const isOver =
    tenancy?.state === "fallen-through" ||
    (tenancy === null && (offer?.state === "declined" || offer?.state === "withdrawn"));
  const first = [planAsked(facts), planViewing(facts)];
  const steps = tenancy === null ? planBeforeTenancy(facts) : planTenancy(tenancy, facts);
  return setStepStates([...first, ...steps], isOver);
}

function planAsked({ askedAt }: RenterFacts): PlannedStep {
  return {
    name: "Enquiry",
    isDone: true,
    when: askedAt === null ? "" : formatMoment(askedAt),
    text: "",
  };
}

/** Nobody is shown a home that is let agreed or off the market. */
export function isToLet({ home }: Pick<RenterFacts, "home">): boolean {
  return home.status === "available";
}

function planViewing(facts: RenterFacts): PlannedStep {
  const { viewing, offer, tenancy } = facts;
  const hasOffered = tenancy !== null || (offer !== null && offer.submittedAt !== null);
  const mayOffer = offer?.state === "invited" || offer?.state === "draft";
  if (viewing === null && facts.hasGroupViewed)
    return {
      name: "Viewed",
      isDone: true,
      when: "",
      text: "By someone else in your group.",
    };
  if (viewing === null)
    return {
      name: "Viewing",
      isDone: hasOffered || mayOffer,
      when: "",
      text:
        hasOffered || mayOffer ? "No viewing booked." : isToLet(facts) ? "Ask us for a time." : "",
    };
  const hasViewed = viewing.stage === "viewed";
  const isDone = hasViewed || hasOffered;
  if (viewing.stage === "missed") {
    const what = viewing.isCancelled ? "It was booked, then cancelled." : "It didn’t take place.";
    return {
      name: "Viewing",
      isDone,
      when: formatMoment(viewing.startsAt),
      text: !isDone && isToLet(facts) ? `${what} Ask us for another time.` : what,
    };
  }
  return {
    name: hasViewed ? "Viewed" : "Viewing",
    isDone,
    when: formatMoment(viewing.startsAt),
    text: isDone ? `With ${viewing.with}.` : `With ${viewing.with}. ${viewing.place}`,
  };
}

function planTenancy(
  tenancy: Tenancy,
  { personIds, today, checkIn }: Pick<RenterFacts, "personIds" | "today" | "checkIn">,
): PlannedStep[] {
  return [
    {
      name: "Offer accepted",
      isDone: true,
      when: formatNumericDate(tenancy.acceptedOn),
      text: `${formatPounds(tenancy.rentPcm)} pcm from ${formatNumericDate(tenancy.startsOn)}.`,
    },
    planHoldingStep(tenancy, today),
    planChecksStep(tenancy, personIds, today),
    planSigningStep(tenancy),
    planMoveInStep(tenancy, checkIn),
  ];
}

function planBeforeTenancy({ offer, home }: RenterFacts): PlannedStep[] {
  const submittedAt = offer?.submittedAt ?? null;
  const isAccepted = offer?.state === "accepted";
  const wasAccepted = offer !== null && offer.tenancyState !== null;
  const hasMovedIn = offer?.tenancyState === "moved-in" || offer?.tenancyState === "finished";
  return [
    {
      name: "Offer",
      isDone: submittedAt !== null,
      when: submittedAt === null ? "If you like it" : formatMoment(submittedAt),
      text:
        submittedAt === null
          ? "You can offer up to the advertised rent. By law we can’t accept more."
          : offer?.state !== "submitted"
            ? ""
            : offer.isAsked
              ? "It’s with the landlord."
              : "We’ve received it.",
    },
    {
      name: "Decision",
      isDone: isAccepted,
      hasBegun: wasAccepted,
      when: "",
      text: describeDecision(offer),
    },
    {
      name: "Holding deposit",
      isDone: hasMovedIn,
      when: `One week, ${formatPounds(calculateHoldingDeposit(offer?.rentPcm ?? home.rentPcm))}`,
      text: isAccepted ? "We’ll ask the tenants named in the offer for it." : "",
    },
    { name: "Checks and signing", isDone: hasMovedIn, when: "15 days at most", text: "" },
    { name: "Move in", isDone: hasMovedIn, when: "", text: "" },
  ];
}

function describeDecision(offer: RenterFacts["offer"]): string {
  if (offer?.state === "declined") return "The landlord didn’t accept your offer.";
  if (offer?.tenancyState === "fallen-through")
    return "The landlord accepted your offer, but the tenancy didn’t go ahead.";
  if (offer?.state === "accepted") return "The landlord accepted your offer.";
  if (offer?.state === "withdrawn") return "You’ve withdrawn your offer.";
  if (offer?.backup) return describeBackup(offer.backup);
  return "The landlord will decide. We’ll tell you here and by email.";
}

export function formatMoment(moment: Date): string {
  return `${formatNumericDate(getLondonDate(moment))}, ${londonTime(moment)}`;
}
