import { isEndStep, planEndSteps } from "./end/after-the-end.ts";
import {
  type Acted,
  completeStep,
  findStep,
  lateSteps,
  mayReopen,
  reopenStep,
} from "./steps/complete-step.ts";
import { addPerson, moveStart } from "./documents/change-terms.ts";
import { explainNaming } from "./documents/naming-problem.ts";
import { correctReceipt } from "./money/correct-receipt.ts";
import { keepHoldingDeposit, repayPayment } from "./money/repayments.ts";
import { findAgreementDeadline } from "./money/holding-deposit.ts";
import { isDenialToCorrect, reportRightToRent } from "./steps/home-office-report.ts";
import {
  applyHoldingDeposit,
  askPayment,
  chooseHoldingUse,
  receivePayment,
} from "./money/move-money.ts";
import { type ProgressRule, refuse } from "./progress-rules.ts";
import { findSignedOn } from "./steps/required-steps.ts";
import { normaliseShareCode } from "./steps/right-to-rent.ts";
import { findListed, isRentersOwn } from "./steps/sanctions.ts";
import type { ActionContext, TenancyAction } from "./tenancy-action.ts";
import { countHeld, findPayment, type Evidence, type Tenancy } from "./tenancy.ts";

type Action<Name extends TenancyAction["do"]> = Extract<TenancyAction, { do: Name }>;

/**
 * Records one thing about a tenancy, or says which rule forbids it. Nothing is changed in place: what is
 * returned is the tenancy as it stands then.
 */
export function actOnTenancy(
  tenancy: Tenancy,
  action: TenancyAction,
  context: ActionContext,
): Acted {
  const problem =
    findStateProblem(tenancy, action) ??
    findSanctionsProblem(tenancy, action, context.landlord) ??
    findDayProblem(tenancy, action, context.today) ??
    findEvidenceProblem(action);
  if (problem !== null) return refuse(problem);
  const acted = act(tenancy, action, context);
  if (acted.ok) return acted;
  const reason = explainNaming(acted.rule, tenancy, context.landlord);
  return reason === undefined ? acted : refuse(acted.rule, reason);
}

function act(tenancy: Tenancy, action: TenancyAction, context: ActionContext): Acted {
  switch (action.do) {
    case "complete-step":
      return completeStep(tenancy, action, context);
    case "reopen-step":
      return reopenStep(tenancy, action, context);
    case "report-right-to-rent":
      return reportRightToRent(tenancy, action, context);
    case "give-share-code":
      return giveShareCode(tenancy, action, context);
    case "add-person":
      return addPerson(tenancy, action, context);
    case "waive-guarantor":
      return { ok: true, tenancy: { ...tenancy, guarantorRequired: false } };
    case "move-start":
      return moveStart(tenancy, action, context);
    case "ask-payment":
      return askPayment(tenancy, action, context);
    case "receive-payment":
      return receivePayment(tenancy, action, context);
    case "correct-receipt":
      return correctReceipt(tenancy, action, context);
    case "choose-holding-use":
      return chooseHoldingUse(tenancy, action, context);
    case "apply-holding-deposit":
      return applyHoldingDeposit(tenancy, action, context);
    case "repay-payment":
      return repayPayment(tenancy, action, context);
    case "keep-holding-deposit":
      return keepHoldingDeposit(tenancy, action, context);
    case "extend-deadline":
      return extendDeadline(tenancy, action, context);
    case "confirm-tenancy":
      return confirmTenancy(tenancy, action, context);
    case "fall-through":
      return fallThrough(tenancy, action);
    default:
      return finish(tenancy, action, context);
  }
}

/**
 * Money goes back and the deposit is registered after the progress, too, what was on its way when the
 * tenancy fell through still comes, and a mistyped receipt, or a right to rent that was wrongly denied, is
 * corrected whenever it is noticed. All else is over then.
 */
function findStateProblem(tenancy: Tenancy, action: TenancyAction): ProgressRule | null {
  const { state } = tenancy;
  if (state === "progressing")
    return action.do === "finish" || action.do === "confirm-tenancy"
      ? "outcome-not-possible"
      : null;
  if (["repay-payment", "correct-receipt", "report-right-to-rent"].includes(action.do)) return null;
  if (action.do === "receive-payment") return state === "finished" ? "over-already" : null;
  if (state === "fallen-through")
    return action.do === "keep-holding-deposit" ? null : "over-already";
  if (action.do === "reopen-step") return mayReopen(tenancy, action.kind) ? null : "over-already";
  if (state === "finished")
    return correctsDenial(tenancy, action) || isAfterTheEnd(action) ? null : "over-already";
  return state === "moved-in" && isLate(action) ? null : "over-already";
}

function isAfterTheEnd(action: TenancyAction): boolean {
  return action.do === "complete-step" && isEndStep(action.kind);
}

function correctsDenial(tenancy: Tenancy, action: TenancyAction): boolean {
  if (action.do !== "complete-step" || action.outcome !== "passed") return false;
  const step = findStep(tenancy, action);
  return step !== null && isDenialToCorrect(tenancy, step);
}

/** What is recorded after the keys. */
function isLate(action: TenancyAction): boolean {
  if (action.do === "complete-step") return lateSteps.includes(action.kind);
  return ["finish", "confirm-tenancy", "give-share-code"].includes(action.do);
}

/** They move no money and sign nothing. */
const recordsOnly: ReadonlySet<TenancyAction["do"]> = new Set([
  "correct-receipt",
  "confirm-tenancy",
  "report-right-to-rent",
  "fall-through",
  "finish",
]);

/**
 * Whoever is on the list is dealt with by nobody: no money moves, nothing is signed, and no colleague
 * can let it pass. What the law would still allow needs a licence of OFSI.
 */
function findSanctionsProblem(
  tenancy: Tenancy,
  action: TenancyAction,
  landlord: ActionContext["landlord"],
): ProgressRule | null {
  const problem = findListed(tenancy, landlord);
  const isCheck =
    action.do === "complete-step" && (action.kind === "sanctions" || tenancy.state === "finished");
  if (isCheck || recordsOnly.has(action.do)) return null;
  const isReturn = action.do === "repay-payment" && isRentersOwn(tenancy, action.kind);
  return problem === "landlord-sanctions-match" && isReturn ? null : problem;
}

function findDayProblem(
  tenancy: Tenancy,
  action: TenancyAction,
  today: string,
): ProgressRule | null {
  const day = "agreedOn" in action ? action.agreedOn : "on" in action ? action.on : null;
  if (day === null) return null;
  return day < tenancy.acceptedOn || day > today ? "date-outside" : null;
}

/** Words are not enough for them: each has a rule of its own that asks for the paper. */
const inWriting: ReadonlySet<TenancyAction["do"]> = new Set([
  "extend-deadline",
  "keep-holding-deposit",
]);

function findEvidenceProblem(action: TenancyAction): ProgressRule | null {
  if (!("evidence" in action) || inWriting.has(action.do)) return null;
  return isEvidence(action.evidence) ? null : "evidence-missing";
}

function isEvidence({ note, documentId }: Evidence): boolean {
  return note.trim() !== "" || documentId !== null;
}

function giveShareCode(
  tenancy: Tenancy,
  { personId, code }: Action<"give-share-code">,
  { today: givenOn }: ActionContext,
): Acted {
  const normalised = normaliseShareCode(code);
  if (normalised === null) return refuse("share-code-format");
  if (!tenancy.people.some(({ id }) => id === personId)) return refuse("unknown-person");
  const people = tenancy.people.map((person) =>
    person.id === personId ? { ...person, shareCode: { code: normalised, givenOn } } : person,
  );
  return { ok: true, tenancy: { ...tenancy, people } };
}

/** In writing, and while there still is a deadline to extend (schedule 2, paragraph 2). */
function extendDeadline(
  tenancy: Tenancy,
  { until, agreedOn, evidence }: Action<"extend-deadline">,
  { by }: ActionContext,
): Acted {
  const deadline = findAgreementDeadline(tenancy);
  if (deadline === null || countHeld(findPayment(tenancy, "holding-deposit")) === 0)
    return refuse("nothing-held");
  if (agreedOn > deadline) return refuse("extension-late");
  if (until <= deadline) return refuse("extension-not-later");
  if (evidence.documentId === null) return refuse("extension-in-writing");
  const extensions = [...tenancy.extensions, { until, agreedOn, by, evidence }];
  return { ok: true, tenancy: { ...tenancy, extensions } };
}

function fallThrough(tenancy: Tenancy, action: Action<"fall-through">): Acted {
  const signedOn = findSignedOn(tenancy);
  if (signedOn !== null && action.by !== "both") return refuse("signed-is-signed");
  // What nobody wanted any more nobody signed: the seven days of the money would begin too early.
  if (signedOn !== null && action.on < signedOn) return refuse("ended-too-early");
  return end(tenancy, action, "fallen-through");
}

/**
 * From its day on what was kept of the people is erased, and no clock of its money runs any more: so it
 * waits for a holding deposit that is here, also where the sanctions list keeps it here.
 */
function finish(tenancy: Tenancy, action: Action<"finish">, { by }: ActionContext): Acted {
  if (action.on < tenancy.startsOn) return refuse("ended-too-early");
  if (countHeld(findPayment(tenancy, "holding-deposit")) > 0) return refuse("holding-deposit-here");
  const steps = [...tenancy.steps, ...planEndSteps(tenancy, action, by)];
  return end({ ...tenancy, steps }, action, "finished");
}

/** Their end is not told to us by anybody else, and what is kept until then is erased a year after it. */
function confirmTenancy(
  tenancy: Tenancy,
  { on, evidence }: Action<"confirm-tenancy">,
  { by }: ActionContext,
): Acted {
  if (on < (tenancy.confirmed?.on ?? tenancy.startsOn)) return refuse("date-outside");
  return { ok: true, tenancy: { ...tenancy, confirmed: { on, by, evidence } } };
}

function end(
  tenancy: Tenancy,
  { by, on, evidence }: Action<"fall-through" | "finish">,
  state: "fallen-through" | "finished",
): Acted {
  return { ok: true, tenancy: { ...tenancy, state, ending: { on, by, evidence } } };
}
