import { formatCount } from "../shared/formats/count.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { formatPounds } from "../shared/money.ts";
import { describeRange } from "../viewings/appointments/valuation-figure.ts";
import { findSignedOn } from "../tenancies/steps/required-steps.ts";
import { findReceivedOn, findPayment, listSteps, type Tenancy } from "../tenancies/tenancy.ts";
import { type CaseStep, type PlannedStep, setStepStates } from "./case-step.ts";
import { formatMoment } from "./renter-steps.ts";
import { planChecksStep, planSigningStep } from "./tenancy-steps.ts";

export interface LandlordFacts {
  /** Null if there was none that the diary knows. */
  valuation: {
    startsAt: Date;
    isOver: boolean;
    with: string;
    /** Null until the valuer has said it. */
    figure: { rentPcm: number; lowestPcm: number; highestPcm: number } | null;
  } | null;
  /** In force. */
  terms: { plan: string; signedOn: string | null } | null;
  /** Plan of those that were sent and wait for a signature. */
  termsToSign: string | null;
  /** London date on which it was advertised. Null while it is not. */
  listedOn: string | null;
  /** Since it was advertised. */
  figures: { viewed: number; offers: number };
  tenancy: Tenancy | null;
  /** London date. */
  today: string;
}

/** The way of a home to keys handed over, as its landlord sees it. */
export function buildLandlordSteps(facts: LandlordFacts): CaseStep[] {
  const { terms, listedOn } = facts;
  return setStepStates(
    [
      ...planValuation(facts),
      {
        name: "Instructed",
        // A home that is advertised was instructed, on paper or here.
        isDone: listedOn !== null || Boolean(terms?.signedOn),
        when: terms?.signedOn ? formatNumericDate(terms.signedOn) : "",
        text: terms?.plan ?? (listedOn === null ? describeTermsAhead(facts) : ""),
      },
      {
        name: "Live",
        isDone: listedOn !== null,
        when: listedOn === null ? "Advertised rent" : formatNumericDate(listedOn),
        text:
          listedOn === null ? "By law we can’t accept more than this, so we price carefully." : "",
      },
      planViewings(facts),
      ...planTenancy(facts),
    ],
    false,
  );
}

function describeTermsAhead({ termsToSign }: LandlordFacts): string {
  return termsToSign === null
    ? "We’ll send you the valuation and our fees in writing."
    : `${termsToSign}, once you’ve signed our terms.`;
}

function planValuation({ valuation, listedOn }: LandlordFacts): PlannedStep[] {
  if (valuation === null) return [];
  const { startsAt, isOver, figure } = valuation;
  return [
    {
      name: "Valuation",
      isDone: isOver || listedOn !== null,
      when: formatMoment(startsAt),
      text: `With ${valuation.with}.${figure === null ? "" : ` ${describeRange(figure)}; ${formatPounds(figure.rentPcm)} suggested.`}`,
    },
  ];
}

function planViewings({ figures, tenancy, listedOn }: LandlordFacts): PlannedStep {
  const name = "Viewings and offers";
  if (listedOn === null)
    return { name, isDone: false, when: "", text: "You’ll see all of them here." };
  const viewings = formatCount(figures.viewed, "viewing");
  const offers = formatCount(figures.offers, "offer");
  return {
    name,
    isDone: isAccepted(tenancy),
    when: "",
    text: `${viewings}, ${offers}.`,
  };
}

function isAccepted(tenancy: Tenancy | null): tenancy is Tenancy {
  return tenancy !== null && tenancy.state !== "fallen-through";
}

/** One that fell through is over: the home is let anew. */
function planTenancy({ tenancy, today }: LandlordFacts): PlannedStep[] {
  if (!isAccepted(tenancy))
    return ["Offer accepted", "Checks", "Agreement", "Move-in"].map((name) => {
      return { name, isDone: false, when: "", text: "" };
    });
  const checks = planChecksStep(tenancy, [], today);
  const signing = planSigningStep(tenancy);
  const keysOn = listSteps(tenancy, "keys")[0]?.done?.on ?? null;
  return [
    {
      name: "Offer accepted",
      isDone: true,
      when: formatNumericDate(tenancy.acceptedOn),
      text: `${formatPounds(tenancy.rentPcm)} pcm from ${formatNumericDate(tenancy.startsOn)}.${describeHolding(tenancy)}`,
    },
    // What somebody's checks are about is theirs: a landlord sees how far they are.
    { ...checks, text: "Everyone’s identity, references and right to rent.", parts: [] },
    { ...signing, name: "Agreement", text: "", parts: signing.parts },
    {
      name: "Move-in",
      isDone: keysOn !== null,
      when: formatNumericDate(keysOn ?? tenancy.startsOn),
      text:
        findSignedOn(tenancy) === null
          ? "We’ll ask for the rent and deposit once everyone has signed."
          : "",
    },
  ];
}

/** The renter and the office stand at it until it is here. */
function describeHolding(tenancy: Tenancy): string {
  const payment = findPayment(tenancy, "holding-deposit");
  if (payment === null) return "";
  const heldOn = findReceivedOn(payment);
  if (heldOn !== null) return ` Holding deposit received ${formatNumericDate(heldOn)}.`;
  return tenancy.state === "progressing"
    ? ` Holding deposit due by ${formatNumericDate(payment.dueOn)}. We’re waiting for it.`
    : "";
}
