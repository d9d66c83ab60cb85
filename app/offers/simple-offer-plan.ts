import * as v from "valibot";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { simpleOfferFields } from "../../domain/offers/offer-fields.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { simpleOfferText } from "../brand/offer-steps-text.ts";
import type { OfferHome } from "./offer-page-types.ts";
import { controls, problemsOf } from "./offer-problems.ts";
import { checkedSteps, textsFrom } from "./offer-step-checks.ts";
import { rentRule, startdateRule } from "./offer-step-plan.ts";

interface SimpleFrame {
  home: OfferHome;
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/** What the three steps give: the texts of the fields of the simple offer. */
export type SimpleAnswers = Record<keyof typeof simpleOfferFields, string>;

/** The three steps of the simple offer: what is offered, the tenants, requests. */
export function simplePlan(draft: OfferDraft, frame: SimpleFrame) {
  const { rent, startdate, pettype, specialrequests } = simpleOfferFields;
  const [offered, tenants, requests] = simpleOfferText.questions;
  return checkedSteps<SimpleAnswers>([
    {
      question: offered,
      fields: ["rent", "startdate"],
      schema: v.object({ rent, startdate }),
      more: {
        rent: rentRule(frame.rules, frame.home.rentPcm),
        startdate: startdateRule(frame.today),
      },
    },
    {
      question: tenants,
      fields: ["tenants"],
      schema: v.object({}),
      more: { tenants: (answers) => tenantsProblem({ ...draft, details: answers }, frame) },
    },
    {
      question: requests,
      fields: ["pettype", "specialrequests"],
      schema: v.object({ pettype, specialrequests }),
    },
  ]);
}

/** What the form begins with: what was entered before, else the advertised rent. */
export function simpleBeginning(draft: OfferDraft, { rentPcm }: Pick<OfferHome, "rentPcm">) {
  return textsFrom(Object.keys(simpleOfferFields), { rent: String(rentPcm) }, draft.details);
}

/** What the page would refuse of the tenants; each in one line. */
function tenantsProblem(draft: OfferDraft, { home, ...measure }: SimpleFrame): string | null {
  const problems = problemsOf(draft, home, measure).filter(
    ({ field }) => field !== controls.details,
  );
  return problems.length === 0 ? null : problems.map(({ message }) => message).join(". ");
}
