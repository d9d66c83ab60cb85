import * as v from "valibot";
import { type OfferDetails, createOfferDefaults } from "../../../domain/offers/offer.ts";
import {
  offerDetailsFields,
  priceFields,
  rentFrequencies,
} from "../../../domain/offers/offer-fields.ts";
import { findStartDateProblem } from "../../../domain/offers/offer-rules.ts";
import { offerStepFields, offerStepSchemas } from "../../../domain/offers/offer-steps.ts";
import type { TenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { offerStepsText } from "../../brand/texts/offer-steps-text.ts";
import type { OfferHome } from "../offer-page-types.ts";
import { createCheckedSteps, getInitialTexts, type StepCheck } from "./offer-step-checks.ts";

interface OfferPlanContext {
  home: Pick<OfferHome, "rentPcm" | "isB2B">;
  rules: Pick<TenancyRules, "rentProblem">;
  /** London date, `YYYY-MM-DD`. */
  today: string;
}

export function createOfferPlan(context: OfferPlanContext) {
  return createCheckedSteps<OfferDetails>(createOfferChecks(context));
}

export function createOfferChecks({ home, rules, today }: OfferPlanContext): StepCheck[] {
  const extraRules: StepCheck["extraRules"][] = [
    { rent: createRentRule(rules, home.rentPcm) },
    {},
    {},
    { startdate: createStartDateRule(today) },
  ];
  return offerStepSchemas.map((schema, index) => ({
    question: offerStepsText.questions[index]!,
    fields: offerStepFields[index]!.filter((field) => field !== "unit" || home.isB2B),
    schema,
    extraRules: extraRules[index] ?? {},
  }));
}

export function getInitialAnswers(
  initial: Partial<OfferDetails> | null,
  home: Pick<OfferHome, "rentPcm" | "isB2B">,
): Record<string, string> {
  // the toggle starts at 'not enough' until the visitor changes it
  const switchedOff = { guarantorRequired: "yes" };
  return getInitialTexts(
    Object.keys(offerDetailsFields),
    switchedOff,
    createOfferDefaults(home),
    initial,
  );
}

/** Rent in whole pounds; null if invalid. */
export function parseOfferRent(text: string | undefined): number | null {
  const parsed = v.safeParse(priceFields.rent, text ?? "");
  return parsed.success ? parsed.output : null;
}

export function getFrequencyNote(
  chosen: string | undefined,
  rules: Pick<TenancyRules, "frequencyNote">,
): string | null {
  const freq = rentFrequencies.find((known) => known === chosen);
  return freq ? rules.frequencyNote(freq) : null;
}

/** `advertised` is in whole pounds. */
export function createRentRule(rules: OfferPlanContext["rules"], advertised: number) {
  return ({ rent: text }: Record<string, string>): string | null => {
    const rent = parseOfferRent(text);
    return rent === null ? null : rules.rentProblem(rent, advertised);
  };
}

export function createStartDateRule(today: string) {
  return ({ startdate = "" }: Record<string, string>) => findStartDateProblem(startdate, today);
}
