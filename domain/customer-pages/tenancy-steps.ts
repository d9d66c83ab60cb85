import { countTowards } from "../tenancies/money/count-towards.ts";
import { addDays, formatNumericDate } from "../shared/dates.ts";
import { describeDue } from "../shared/describe-due.ts";
import { formatPounds, formatSterling } from "../shared/money.ts";
import {
  findAgreementDeadline,
  findDepositReceivedOn,
  isHoldingUseOpen,
} from "../tenancies/money/holding-deposit.ts";
import { getAmountOutstanding } from "../tenancies/money/move-money.ts";
import { proposePayment } from "../tenancies/money/payment-caps.ts";
import {
  areStepsDone,
  depositSteps,
  findSignedOn,
  isFulfilled,
} from "../tenancies/steps/required-steps.ts";
import {
  countHeld,
  getAmountReceived,
  findPayment,
  findReceivedOn,
  listSteps,
  type TenancyPayment,
  type Tenancy,
  type TenancyStep,
} from "../tenancies/tenancy.ts";
import type { PlannedStep, StepPart } from "./case-step.ts";

/** Checks that renters see. Whether a name is on the sanctions list is told to nobody. */
const shownChecks = ["identity", "references", "right-to-rent", "guarantee"] as const;
const checkNames: Record<(typeof shownChecks)[number], string> = {
  identity: "Identity",
  references: "References",
  "right-to-rent": "Right to rent",
  guarantee: "Guarantee",
};

export function planHoldingStep(tenancy: Tenancy, today: string): PlannedStep {
  const name = "Holding deposit";
  const payment = findPayment(tenancy, "holding-deposit");
  if (payment === null) return { name, isDone: true, when: "", text: "Not needed for this home." };
  const receivedOn = findReceivedOn(payment);
  const isDone = getAmountOutstanding(payment) === 0;
  const sum = formatSterling(payment.askedPence);
  if (!isDone || receivedOn === null) {
    const here = countHeld(payment);
    const rest =
      payment.settled !== null
        ? `We received ${formatSterling(payment.settled.pence)} of ${sum}. ${describeSettlement(tenancy)}`
        : here > 0
          ? `We’ve received ${formatSterling(here)} of ${sum}.`
          : `${sum}, no more than one week’s rent.`;
    return {
      name,
      isDone: false,
      hasBegun: here > 0 || payment.settled !== null,
      when: describeDue(payment.dueOn, today),
      text: rest,
    };
  }
  return {
    name,
    isDone,
    when: formatNumericDate(receivedOn),
    text: `${formatSterling(getAmountReceived(payment))} received. ${describeSettlement(tenancy)}`,
  };
}

function describeSettlement(tenancy: Tenancy): string {
  const settled = findPayment(tenancy, "holding-deposit")?.settled ?? null;
  const towards = tenancy.holdingChoice?.towards === "deposit" ? "deposit" : "first month’s rent";
  if (settled?.how === "applied") return `It went towards the ${towards}.`;
  if (settled?.how === "repaid")
    return `We returned it in full on ${formatNumericDate(settled.on)}.`;
  if (settled?.how === "kept") return "We’ve kept it and emailed you the reasons.";
  const deadline = findAgreementDeadline(tenancy);
  if (deadline === null) return "";
  const use = describeHoldingUse(tenancy, towards);
  if (findSignedOn(tenancy) !== null) return use;
  return `${use} If the tenancy isn’t agreed by ${formatNumericDate(deadline)}, we’ll return it in full, unless you’ve agreed to more time or the law lets us keep it.`;
}

function describeHoldingUse(tenancy: Tenancy, towards: string): string {
  const { holdingChoice } = tenancy;
  if (isHoldingUseOpen(tenancy))
    return "Tell us what to put it towards, or we’ll return it to you.";
  if (holdingChoice === null)
    return "We asked you for the first month’s rent in full, so we’ll return it to you.";
  if (holdingChoice.towards === "repayment") return "We’ll return it to you.";
  return `It counts towards the ${towards}, as agreed.`;
}

/** @param personIds of the tenancy, who looks at it: only they read what came out against them */
export function planChecksStep(
  tenancy: Tenancy,
  personIds: readonly string[],
  today: string,
): PlannedStep {
  const checks = listSteps(tenancy, ...shownChecks);
  const parts = checks.map((step) => describeCheck(tenancy, step, { personIds, today }));
  const done = parts.filter(({ state }) => state === "done").length;
  // One of them is not shown, and nothing is agreed before it.
  const isDone = done === parts.length && areStepsDone(tenancy, "sanctions");
  return {
    name: "Checks",
    isDone,
    when: isDone ? "" : `${done} of ${parts.length}`,
    text: isDone ? "" : "We ask everyone the same, whatever their nationality.",
    parts,
  };
}

function describeCheck(
  tenancy: Tenancy,
  step: TenancyStep,
  { personIds, today }: { personIds: readonly string[]; today: string },
): StepPart {
  const person = tenancy.people.find(({ id }) => id === step.personId);
  const kind = shownChecks.find((one) => one === step.kind) ?? "identity";
  const name = person ? `${checkNames[kind]}, ${person.name}` : checkNames[kind];
  if (step.done?.outcome === "failed")
    return personIds.includes(step.personId ?? "")
      ? { name, state: "problem", text: "Call us about this" }
      : { name, state: "open", text: "In progress" };
  if (step.done !== null && isFulfilled(tenancy, step))
    return { name, state: "done", text: `Done ${formatNumericDate(step.done.on)}` };
  if (kind !== "right-to-rent")
    return { name, state: "open", text: describeDue(step.dueOn, today) };
  const text =
    person?.shareCode === null
      ? "Waiting for a share code, or a British or Irish passport"
      : "We have the share code and are checking it";
  return { name, state: "open", text };
}

export function planSigningStep(tenancy: Tenancy): PlannedStep {
  const signedOn = findSignedOn(tenancy);
  const deadline = findAgreementDeadline(tenancy);
  const when = signedOn ?? deadline;
  const parts = listSteps(tenancy, "signature", "landlord-signature").map(
    ({ kind, personId, done }): StepPart => ({
      name:
        kind === "landlord-signature"
          ? "Landlord"
          : (tenancy.people.find(({ id }) => id === personId)?.name ?? "Tenant"),
      state: done === null ? "open" : "done",
      text: done === null ? "Not signed yet" : `Signed ${formatNumericDate(done.on)}`,
    }),
  );
  return {
    name: "Sign",
    isDone: signedOn !== null,
    when: when === null ? "" : `${signedOn === null ? "By " : ""}${formatNumericDate(when)}`,
    text:
      signedOn === null
        ? "You’ll get the written terms first. No one may ask for rent before everyone has signed."
        : "",
    // Until somebody signs it is the same for all of them.
    parts: parts.some(({ state }) => state === "done") ? parts : [],
  };
}

export function planMoveInStep(
  tenancy: Tenancy,
  checkIn: { when: string; with: string } | null,
): PlannedStep {
  const { startsOn, state } = tenancy;
  const keys = listSteps(tenancy, "keys")[0]?.done ?? null;
  const isDone = state === "moved-in" || state === "finished";
  return {
    name: "Move in",
    isDone,
    when: formatNumericDate(keys?.on ?? startsOn),
    text:
      state === "finished"
        ? describeEnd(tenancy)
        : isDone
          ? describeAfterKeys(tenancy)
          : `${describeFirstMoney(tenancy)}${checkIn === null ? "" : ` Check-in with ${checkIn.with}, ${checkIn.when}.`}`,
  };
}

/** What is asked once everybody has signed, less what is here. */
function describeFirstMoney(tenancy: Tenancy): string {
  const rent = findPayment(tenancy, "first-rent");
  const deposit = findPayment(tenancy, "deposit");
  const rentPence = rent?.askedPence ?? proposePayment(tenancy, "first-rent");
  const depositPence = deposit?.askedPence ?? proposePayment(tenancy, "deposit");
  const less = countTowards(tenancy, "first-rent");
  const rentText =
    less > 0
      ? `${formatSterling(rentPence)} rent (${formatPounds(tenancy.rentPcm)} less ${formatSterling(less)})`
      : `${formatSterling(rentPence)} rent`;
  const counted = countTowards(tenancy, "deposit");
  const depositText =
    counted > 0
      ? `${formatSterling(depositPence)} deposit (${formatSterling(depositPence + counted)} less ${formatSterling(counted)})`
      : `${formatSterling(depositPence)} deposit`;
  const asked = tenancy.takesDeposit ? [rent, deposit] : [rent];
  const texts = tenancy.takesDeposit ? [rentText, depositText] : [rentText];
  if (asked.every((payment) => payment !== null && getAmountOutstanding(payment) === 0))
    return `Received: ${texts.join(" and ")}. Keys are the last step.`;
  const first = findSignedOn(tenancy) === null ? ", after everyone has signed" : "";
  const received = [describeReceived(rent, "rent"), describeReceived(deposit, "deposit")].join("");
  return `To pay${first}: ${texts.join(" and ")}.${received} Then you’ll get your keys.`;
}

/** Why less of it is asked for than is due in all. */
function describeReceived(payment: TenancyPayment | null, name: string): string {
  const received = payment === null ? 0 : getAmountReceived(payment);
  return received === 0 ? "" : ` We’ve received ${formatSterling(received)} of the ${name}.`;
}

function describeEnd({ ending }: Tenancy): string {
  return ending === null ? "" : `Your tenancy ended on ${formatNumericDate(ending.on)}.`;
}

function describeAfterKeys(tenancy: Tenancy): string {
  const receivedOn = findDepositReceivedOn(tenancy);
  if (receivedOn === null) return "You have the keys.";
  const isRegistered = areStepsDone(tenancy, ...depositSteps);
  return isRegistered
    ? "You have the keys, and the deposit is protected."
    : `You have the keys. The deposit is protected by ${formatNumericDate(addDays(receivedOn, 29))} at the latest.`;
}
