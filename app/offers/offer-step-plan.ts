import * as v from "valibot";
import { type OfferDetails, offerDefaults } from "../../domain/offers/offer.ts";
import {
  offerDetailsFields,
  priceFields,
  rentFrequencies,
} from "../../domain/offers/offer-fields.ts";
import { startdateProblem } from "../../domain/offers/offer-rules.ts";
import { offerStepFields, offerStepSchemas } from "../../domain/offers/offer-steps.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { offerStepsText } from "../brand/offer-steps-text.ts";
import type { OfferHome } from "./offer-page-types.ts";
import { createCheckedSteps, getInitialTexts, type StepCheck } from "./offer-step-checks.ts";

/** What the eight steps are checked against. */
interface OfferPlanContext {
  home: Pick<OfferHome, "rentPcm" | "isB2B">;
  rules: Pick<TenancyRules, "rentProblem">;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/** The eight steps of the offer window, with the rules of this home and this day. */
export function createOfferPlan({ home, rules, today }: OfferPlanContext) {
  const extraRules: StepCheck["extraRules"][] = [
    { rent: createRentRule(rules, home.rentPcm) },
    {},
    {},
    { startdate: createStartDateRule(today) },
  ];
  return createCheckedSteps<OfferDetails>(
    offerStepSchemas.map((schema, index) => ({
      question: offerStepsText.questions[index]!,
      fields: offerStepFields[index]!.filter((field) => field !== "unit" || home.isB2B),
      schema,
      extraRules: extraRules[index] ?? {},
    })),
  );
}

/** What the window begins with: what was entered before, else the specified defaults. */
export function getInitialAnswers(
  initial: Partial<OfferDetails> | null,
  home: Pick<OfferHome, "rentPcm" | "isB2B">,
): Record<string, string> {
  // the switch stands at 'not enough' until somebody moves it
  const switchedOff = { guarantorRequired: "yes" };
  return getInitialTexts(
    Object.keys(offerDetailsFields),
    switchedOff,
    offerDefaults(home),
    initial,
  );
}

/** The rent that was typed, whole pounds; null while it is none. */
export function parseOfferRent(text: string | undefined): number | null {
  const parsed = v.safeParse(priceFields.rent, text ?? "");
  return parsed.success ? parsed.output : null;
}

/** What the law makes of the frequency that was chosen, null where it has nothing to say. */
export function getFrequencyNote(
  chosen: string | undefined,
  rules: Pick<TenancyRules, "frequencyNote">,
): string | null {
  const freq = rentFrequencies.find((known) => known === chosen);
  return freq ? rules.frequencyNote(freq) : null;
}

/** Whether the rent that was typed may be offered for a home. @param advertised whole pounds */
export function createRentRule(rules: OfferPlanContext["rules"], advertised: number) {
  return ({ rent: text }: Record<string, string>): string | null => {
    const rent = parseOfferRent(text);
    return rent === null ? null : rules.rentProblem(rent, advertised);
  };
}

/** Whether a tenancy may begin on the date that was given. @param today London's date */
export function createStartDateRule(today: string) {
  return ({ startdate = "" }: Record<string, string>) => startdateProblem(startdate, today);
}
