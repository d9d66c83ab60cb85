import * as v from "valibot";
import { isRealDate } from "../../../domain/shared/dates.ts";
import { findDobProblem } from "../../../domain/offers/offer-rules.ts";
import type { OfferTenant } from "../../../domain/offers/offer.ts";
import {
  tenantContactFields,
  tenantFields,
  tenantNameFields,
  tenantOccupationFields,
} from "../../../domain/offers/tenant-fields.ts";
import { tenantStepsText } from "../../brand/texts/offer-steps-text.ts";
import { createCheckedSteps, type StepCheck, getInitialTexts } from "../steps/offer-step-checks.ts";

export const tenantQuestionCount = 3;

export type TenantAnswers = Record<keyof typeof tenantFields, string>;

/**
 * Builds the tenant window's steps. Dates are `YYYY-MM-DD`.
 * @param startdate offer's move-in date, possibly incomplete; null if unknown
 * @param today London date
 */
export function createTenantPlan(startdate: string | null, today: string) {
  const known = startdate !== null && isRealDate(startdate) ? startdate : null;
  const [name, contact, occupation] = tenantStepsText.questions;
  return createCheckedSteps<TenantAnswers>([
    {
      ...createStepCheck(name, tenantNameFields),
      extraRules: { dob: ({ dob = "" }) => findDobProblem(dob, known, today) },
    },
    createStepCheck(contact, tenantContactFields),
    createStepCheck(occupation, tenantOccupationFields),
    createStepCheck(tenantStepsText.allDone.heading, {}),
  ]);
}

export function getInitialTenantAnswers(
  initial: Partial<OfferTenant> | null,
): Record<string, string> {
  return getInitialTexts(Object.keys(tenantFields), initial);
}

function createStepCheck(question: string, fields: v.ObjectEntries): StepCheck {
  return { question, fields: Object.keys(fields), schema: v.object(fields) };
}
