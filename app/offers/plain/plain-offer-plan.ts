import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import * as v from "valibot";
import {
  createOfferBody,
  type OfferDetails,
  type OfferDraft,
} from "../../../domain/offers/offer.ts";
import { findDobProblem, findSharesProblem } from "../../../domain/offers/offer-rules.ts";
import { noUnit } from "../../../domain/offers/offer-fields.ts";
import type { TenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import {
  maxTenants,
  tenantContactFields,
  tenantFields,
  tenantNameFields,
  tenantOccupationFields,
} from "../../../domain/offers/tenant-fields.ts";
import { numberField } from "../../../domain/shared/fields/number-fields.ts";
import { plainOfferText, tenantStepsText } from "../../brand/texts/offer-steps-text.ts";
import type { OfferHome } from "../offer-page-types.ts";
import { createCheckedSteps, type StepCheck } from "../steps/offer-step-checks.ts";
import { createOfferChecks, getInitialAnswers } from "../steps/offer-step-plan.ts";
import { createSimpleChecks } from "../steps/simple-offer-plan.ts";

export interface PlainOfferContext {
  id: string;
  home: OfferHome;
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/**
 * The offer without script: one step a page, each tenant in three, as many as were counted. Its
 * steps therefore depend on the answers so far.
 */
export function createPlainOfferPlan(context: PlainOfferContext, draft: OfferDraft, sent: Texts) {
  const { id, home } = context;
  const initial = getInitialPlainAnswers(draft, home);
  const count = readTenantCount({ ...initial, ...sent });
  const [before, after] = createDetailChecks(context);
  const tenants = Array.from({ length: count }, (_, index) =>
    createTenantChecks(index, count, context.today),
  );
  return {
    ...createCheckedSteps<Texts>([
      ...before,
      countCheck,
      ...tenants.flat(),
      ...after,
      acceptancesCheck,
    ]),
    call: "/api/placeoffer",
    readFields: (fields: Texts) => fillUnasked({ ...initial, ...fields }, home),
    buildBody: (answers: Texts, token: string) =>
      createOfferBody({
        id,
        home,
        details: answers,
        tenants: readTenants(answers, count),
        recaptchaToken: token,
      }),
  };
}

/** The answers as a draft, so that the link leads back to what was entered. */
export function readPlainDraft(answers: Texts): OfferDraft {
  const isDetail = (field: string) => !field.includes(".") && !ownFields.has(field);
  const details: Partial<OfferDetails> = Object.fromEntries(
    Object.entries(answers).filter(([field]) => isDetail(field)),
  );
  return {
    details,
    tenants: readTenants(answers, readTenantCount(answers)).filter(
      (tenant) => Object.keys(tenant).length > 0,
    ),
    acceptances: {
      offerTerms: answers["offerTerms"] === ticked,
      contractTerms: answers["contractTerms"] === ticked,
      privacy: answers["privacy"] === ticked,
    },
  };
}

export function nameTenantField(index: number, field: string): string {
  return `tenants.${index}.${field}`;
}

/** Of a checkbox without a value of its own. */
const ticked = "on";

const ownFields = new Set(["tenantCount", "offerTerms", "contractTerms", "privacy"]);

const countField = numberField(
  { min: 1, max: maxTenants },
  { missing: plainOfferText.count.missing, invalid: plainOfferText.count.invalid },
);

const countCheck: StepCheck = {
  question: plainOfferText.count.question,
  fields: ["tenantCount"],
  schema: v.object({ tenantCount: countField }),
};

const acceptancesCheck: StepCheck = {
  question: plainOfferText.acceptances.question,
  fields: ["offerTerms", "contractTerms", "privacy"],
  schema: v.object({}),
  extraRules: {
    offerTerms: ({ offerTerms, contractTerms }) =>
      offerTerms === ticked || contractTerms === ticked ? null : plainOfferText.acceptances.terms,
    privacy: ({ privacy }) => (privacy === ticked ? null : plainOfferText.acceptances.privacy),
  },
};

function readTenantCount({ tenantCount }: Texts): number {
  const count = v.safeParse(countField, tenantCount ?? "");
  return count.success ? count.output : 1;
}

function createTenantChecks(index: number, count: number, today: string): StepCheck[] {
  const [name, contact, occupation] = tenantStepsText.questions;
  const dob = nameTenantField(index, "dob");
  const share = nameTenantField(index, "rentshare");
  const createCheck = (question: string, entries: v.ObjectEntries): StepCheck => ({
    question: `${tenantStepsText.heading(index + 1)}: ${question.toLowerCase()}`,
    fields: Object.keys(entries).map((field) => nameTenantField(index, field)),
    schema: v.object(
      Object.fromEntries(
        Object.entries(entries).map(([field, schema]) => [nameTenantField(index, field), schema]),
      ),
    ),
  });
  const isLast = index === count - 1;
  return [
    {
      ...createCheck(name, tenantNameFields),
      extraRules: {
        [dob]: (answers) => findDobProblem(answers[dob] ?? "", answers["startdate"] ?? null, today),
      },
    },
    createCheck(contact, tenantContactFields),
    {
      ...createCheck(occupation, tenantOccupationFields),
      extraRules: isLast ? { [share]: (answers) => findShares(answers, count) } : {},
    },
  ];
}

/** Null also while a share is missing, which its own page says. */
function findShares(answers: Texts, count: number): string | null {
  const shares = readTenants(answers, count).map(({ rentshare = "" }) => Number(rentshare));
  return shares.some(Number.isNaN) ? null : findSharesProblem(shares);
}

function readTenants(answers: Texts, count: number): Partial<Record<string, string>>[] {
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.keys(tenantFields).flatMap((field) => {
        const answer = answers[nameTenantField(index, field)];
        return answer === undefined ? [] : [[field, answer]];
      }),
    ),
  );
}

/** What a question left out, or an answer made needless, has a fixed value. */
function fillUnasked(fields: Texts, { isB2B, liteOffer }: OfferHome): Texts {
  return {
    ...fields,
    ...(!isB2B && !liteOffer && { unit: noUnit }),
    ...(fields["break"] === "no" && { breakmonth: "0" }),
    ...(fields["pets"] === "no" && { pettype: "" }),
  };
}

function getInitialPlainAnswers(draft: OfferDraft, home: OfferHome): Texts {
  const tenants = draft.tenants.flatMap((tenant, index) =>
    Object.keys(tenantFields).map((field): [string, string] => {
      const value: unknown = Reflect.get(tenant, field);
      return [nameTenantField(index, field), typeof value === "string" ? value : ""];
    }),
  );
  return {
    ...getInitialAnswers(draft.details, home),
    ...Object.fromEntries(tenants),
    tenantCount: String(Math.max(1, draft.tenants.length)),
  };
}

/** Steps before and after the tenants. Every home has a flat number here, which is filled in. */
function createDetailChecks({ home, ...context }: PlainOfferContext): [StepCheck[], StepCheck[]] {
  if (!home.liteOffer) {
    return [createOfferChecks({ ...context, home: { ...home, isB2B: true } }).slice(0, -1), []];
  }
  const [terms, requests] = createSimpleChecks({ ...context, home });
  return [[terms], [requests]];
}
