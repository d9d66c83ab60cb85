import * as v from "valibot";
import type { OfferDraft } from "../../../domain/offers/offer.ts";
import { simpleOfferFields } from "../../../domain/offers/offer-fields.ts";
import type { TenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { simpleOfferText } from "../../brand/texts/offer-steps-text.ts";
import type { OfferHome } from "../offer-page-types.ts";
import { controlIds, findOfferProblems } from "../offer-problems.ts";
import { createCheckedSteps, getInitialTexts, type StepCheck } from "./offer-step-checks.ts";
import { createRentRule, createStartDateRule } from "./offer-step-plan.ts";

interface SimplePlanContext {
  home: OfferHome;
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

export type SimpleAnswers = Record<keyof typeof simpleOfferFields, string>;

export function createSimplePlan(draft: OfferDraft, frame: SimplePlanContext) {
  const [terms, requests] = createSimpleChecks(frame);
  const tenants: StepCheck = {
    question: simpleOfferText.questions[1],
    fields: ["tenants"],
    schema: v.object({}),
    extraRules: {
      tenants: (answers) => findTenantsProblem({ ...draft, details: answers }, frame),
    },
  };
  return createCheckedSteps<SimpleAnswers>([terms, tenants, requests]);
}

/** The steps around the tenants'. */
export function createSimpleChecks({
  home,
  rules,
  today,
}: Omit<SimplePlanContext, "home"> & { home: Pick<OfferHome, "rentPcm"> }): [StepCheck, StepCheck] {
  const { rent, startdate, pettype, specialrequests } = simpleOfferFields;
  return [
    {
      question: simpleOfferText.questions[0],
      fields: ["rent", "startdate"],
      schema: v.object({ rent, startdate }),
      extraRules: {
        rent: createRentRule(rules, home.rentPcm),
        startdate: createStartDateRule(today),
      },
    },
    {
      question: simpleOfferText.questions[2],
      fields: ["pettype", "specialrequests"],
      schema: v.object({ pettype, specialrequests }),
    },
  ];
}

export function getInitialSimpleAnswers(
  draft: OfferDraft,
  { rentPcm }: Pick<OfferHome, "rentPcm">,
) {
  return getInitialTexts(Object.keys(simpleOfferFields), { rent: String(rentPcm) }, draft.details);
}

function findTenantsProblem(
  draft: OfferDraft,
  { home, ...measure }: SimplePlanContext,
): string | null {
  const problems = findOfferProblems(draft, home, measure).filter(
    ({ field }) => field !== controlIds.details,
  );
  return problems.length === 0 ? null : problems.map(({ message }) => message).join(". ");
}
