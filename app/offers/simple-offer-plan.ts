import * as v from "valibot";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { simpleOfferFields } from "../../domain/offers/offer-fields.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { simpleOfferText } from "../brand/offer-steps-text.ts";
import type { OfferHome } from "./offer-page-types.ts";
import { controlIds, findOfferProblems } from "./offer-problems.ts";
import { createCheckedSteps, getInitialTexts } from "./offer-step-checks.ts";
import { createRentRule, createStartDateRule } from "./offer-step-plan.ts";

interface SimplePlanContext {
  home: OfferHome;
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/** What the three steps give: the texts of the fields of the simple offer. */
export type SimpleAnswers = Record<keyof typeof simpleOfferFields, string>;

/** The three steps of the simple offer: what is offered, the tenants, requests. */
export function createSimplePlan(draft: OfferDraft, frame: SimplePlanContext) {
  const { rent, startdate, pettype, specialrequests } = simpleOfferFields;
  const [offered, tenants, requests] = simpleOfferText.questions;
  return createCheckedSteps<SimpleAnswers>([
    {
      question: offered,
      fields: ["rent", "startdate"],
      schema: v.object({ rent, startdate }),
      extraRules: {
        rent: createRentRule(frame.rules, frame.home.rentPcm),
        startdate: createStartDateRule(frame.today),
      },
    },
    {
      question: tenants,
      fields: ["tenants"],
      schema: v.object({}),
      extraRules: {
        tenants: (answers) => findTenantsProblem({ ...draft, details: answers }, frame),
      },
    },
    {
      question: requests,
      fields: ["pettype", "specialrequests"],
      schema: v.object({ pettype, specialrequests }),
    },
  ]);
}

/** What the form begins with: what was entered before, else the advertised rent. */
export function getInitialSimpleAnswers(
  draft: OfferDraft,
  { rentPcm }: Pick<OfferHome, "rentPcm">,
) {
  return getInitialTexts(Object.keys(simpleOfferFields), { rent: String(rentPcm) }, draft.details);
}

/** What the page would refuse of the tenants; each in one line. */
function findTenantsProblem(
  draft: OfferDraft,
  { home, ...measure }: SimplePlanContext,
): string | null {
  const problems = findOfferProblems(draft, home, measure).filter(
    ({ field }) => field !== controlIds.details,
  );
  return problems.length === 0 ? null : problems.map(({ message }) => message).join(". ");
}
