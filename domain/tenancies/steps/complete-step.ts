import { isEndStep } from "../end/after-the-end.ts";
import { describeUnprintable } from "../../shared/text/paper-characters.ts";
import { replaceDone, withdrawStatement } from "./replace-done.ts";
import { findNamingProblem } from "../documents/naming-problem.ts";
import { confirmsName, findNameProblem } from "../documents/confirmed-names.ts";
import { findSigningProblem } from "../documents/signing-problem.ts";
import { isOtherName, isSameRecord, readConfirmed } from "./step-record.ts";
import { findDepositReceivedOn } from "../money/holding-deposit.ts";
import { findReportToKeep, isDenialToCorrect } from "./home-office-report.ts";
import { refuse, type ProgressRule } from "../progress-rules.ts";
import { depositSteps, findSignedOn, hasAnySignature, isFulfilled } from "./required-steps.ts";
import { findCheckProblem } from "./right-to-rent.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import {
  getAmountReceived,
  findPayment,
  type StepKind,
  type StepOutcome,
  type Tenancy,
  type TenancyStep,
} from "../tenancy.ts";

type Complete = Extract<TenancyAction, { do: "complete-step" }>;
type Reopen = Extract<TenancyAction, { do: "reopen-step" }>;
export type Acted = { ok: true; tenancy: Tenancy } | ReturnType<typeof refuse>;

/** Checks that can come out against somebody, and what a home may not need. */
const outcomes: Partial<Record<StepKind, readonly StepOutcome[]>> = {
  identity: ["passed", "failed"],
  sanctions: ["passed", "failed"],
  references: ["passed", "failed"],
  "right-to-rent": ["passed", "failed"],
  // A home without gas needs none (Gas Safety Regulations 1998, regulation 36).
  "gas-certificate": ["passed", "not-needed"],
};

/** These are looked at again, before and after the start. */
export const repeatableSteps: ReadonlySet<StepKind> = new Set(["sanctions", "right-to-rent"]);

/** After the keys only these are still done. */
export const lateSteps: readonly StepKind[] = ["sanctions", "right-to-rent", ...depositSteps];

export function findStep(
  { steps }: Pick<Tenancy, "steps">,
  { kind, personId }: Pick<TenancyStep, "kind" | "personId">,
): TenancyStep | null {
  return steps.find((step) => step.kind === kind && step.personId === personId) ?? null;
}

/** The caller has checked that the tenancy is in progress, the day and the evidence. */
export function completeStep(tenancy: Tenancy, action: Complete, context: ActionContext): Acted {
  const step = findStep(tenancy, action);
  if (step === null) return refuse("no-such-step");
  const confirmed = readConfirmed(tenancy, action);
  if (confirmed?.name === "") return refuse("name-missing");
  if (confirmed && action.outcome === "passed" && confirmsName(tenancy, step)) {
    const unprintable = describeUnprintable(confirmed.name);
    if (unprintable !== null) return refuse("name-in-other-letters", unprintable);
  }
  if (step.done !== null) {
    const mayRepeat = repeatableSteps.has(step.kind) || findNameProblem(tenancy, step) !== null;
    if (!mayRepeat || isSameRecord(step.done, { ...action, confirmed }))
      return refuse("done-already");
    // What some have signed names them as they were checked before.
    if (step.kind === "identity" && hasAnySignature(tenancy)) return refuse("relied-upon");
  }
  if (!(outcomes[step.kind] ?? ["passed"]).includes(action.outcome))
    return refuse("outcome-not-possible");
  const problem = findStepProblem(tenancy, action, context);
  if (problem !== null) return refuse(problem);
  const { on, outcome, evidence, rightToRent = null, source = null } = action;
  const isCorrection = isDenialToCorrect(tenancy, step);
  if (isCorrection && evidence.note.trim() === "") return refuse("correction-unexplained");
  const reported = findReportToKeep(step, { rightToRent });
  const done = { on, by: context.by, outcome, evidence, rightToRent, confirmed, reported, source };
  const how = isCorrection ? "corrected" : undefined;
  const told = isOtherName(tenancy, action, confirmed)
    ? { ...tenancy, steps: withdrawStatement(tenancy, context) }
    : tenancy;
  const moved = replaceStep(told, replaceDone(step, done, context, how));
  return {
    ok: true,
    tenancy: step.kind === "keys" ? { ...moved, state: "moved-in" } : moved,
  };
}

/** Both of the deposit after the keys, too, so that they can be recorded anew, and what the end leaves. */
export function mayReopen({ state }: Pick<Tenancy, "state">, kind: StepKind): boolean {
  return (
    (state === "finished" && isEndStep(kind)) ||
    state === "progressing" ||
    (state === "moved-in" && depositSteps.some((one) => one === kind))
  );
}

export function reopenStep(tenancy: Tenancy, action: Reopen, context: ActionContext): Acted {
  const step = findStep(tenancy, action);
  if (step?.done === undefined || step.done === null) return refuse("no-such-step");
  if (isReliedUpon(tenancy, step.kind)) return refuse("relied-upon");
  return { ok: true, tenancy: replaceStep(tenancy, replaceDone(step, null, context)) };
}

const beforeSigning = new Set<StepKind>([
  "identity",
  "sanctions",
  "references",
  "right-to-rent",
  "guarantee",
  "written-statement",
]);

/** Keys end the progress, so nothing here looks at them. */
function isReliedUpon(tenancy: Tenancy, kind: StepKind): boolean {
  if (beforeSigning.has(kind)) return hasAnySignature(tenancy);
  if (kind === "signature" || kind === "landlord-signature")
    return (
      tenancy.payments.some((payment) => payment.kind !== "holding-deposit") ||
      findPayment(tenancy, "holding-deposit")?.settled?.how === "applied"
    );
  return false;
}

function findStepProblem(
  tenancy: Tenancy,
  action: Complete,
  context: ActionContext,
): ProgressRule | null {
  switch (action.kind) {
    case "right-to-rent":
      return findRightToRentProblem(tenancy, action);
    case "signature":
      return findSignatureProblem(tenancy, context, action.on);
    case "landlord-signature":
      return context.landlord === null
        ? "landlord-signs-last"
        : findSignatureProblem(tenancy, context, action.on);
    case "written-statement":
      return findNamingProblem(tenancy, context.landlord);
    case "prescribed-information":
      return (
        findNamingProblem(tenancy, context.landlord) ??
        (isAfterReceipt(tenancy, action.on) ? null : "deposit-not-here")
      );
    case "deposit-registration":
      return isAfterReceipt(tenancy, action.on) ? null : "deposit-not-here";
    case "alarms-tested":
      return action.on === tenancy.startsOn ? null : "alarms-on-the-day";
    case "keys":
      return isReadyForKeys(tenancy, action.on) ? null : "keys-last";
    default:
      return null;
  }
}

function findRightToRentProblem(tenancy: Tenancy, action: Complete): ProgressRule | null {
  const person = tenancy.people.find(({ id }) => id === action.personId);
  if (!person) return "unknown-person";
  const { rightToRent, outcome, on } = action;
  if (!rightToRent || (rightToRent.result === "none") !== (outcome === "failed"))
    return "right-to-rent-details";
  // After the start a check is a follow-up, and the leave runs on from its own day.
  const from = on > tenancy.startsOn ? on : tenancy.startsOn;
  return findCheckProblem(rightToRent, { on, startsOn: from, person });
}

function findSignatureProblem(
  tenancy: Tenancy,
  { landlord, isAgreementStale }: ActionContext,
  on: string,
): ProgressRule | null {
  const problem = findSigningProblem(tenancy, landlord, on);
  return problem ?? (isAgreementStale ? "agreement-stale" : null);
}

function isAfterReceipt(tenancy: Tenancy, on: string): boolean {
  const receivedOn = findDepositReceivedOn(tenancy);
  return receivedOn !== null && on >= receivedOn;
}

/** The deposit may be registered up to 30 days later (Housing Act 2004, section 213). */
function isReadyForKeys(tenancy: Tenancy, on: string): boolean {
  const later = new Set<StepKind>(["keys", ...depositSteps]);
  const others = tenancy.steps.filter(({ kind }) => !later.has(kind));
  const isPaid = (
    tenancy.takesDeposit ? (["first-rent", "deposit"] as const) : (["first-rent"] as const)
  )
    .map((kind) => findPayment(tenancy, kind))
    .every((payment) => payment !== null && getAmountReceived(payment) === payment.askedPence);
  return (
    on >= tenancy.startsOn &&
    findSignedOn(tenancy) !== null &&
    isPaid &&
    others.every((step) => isFulfilled(tenancy, step))
  );
}

function replaceStep(tenancy: Tenancy, step: TenancyStep): Tenancy {
  return {
    ...tenancy,
    steps: tenancy.steps.map((one) =>
      one.kind === step.kind && one.personId === step.personId ? step : one,
    ),
  };
}
