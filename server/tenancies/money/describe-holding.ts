import { addDays, formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatShortDate } from "../../../domain/shared/formats/short-date.ts";
import {
  findAgreementDeadline,
  findFirstReceivedOn,
  findRepayment,
  holdingUseTexts,
  isHoldingUseOpen,
  isKeepReasonPossible,
  keepReasonTexts,
  listExtensions,
  listHoldingUses,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { findSignedOn } from "../../../domain/tenancies/steps/required-steps.ts";
import {
  countHeld,
  getAmountReceived,
  findPayment,
  keepReasons,
  type Tenancy,
} from "../../../domain/tenancies/tenancy.ts";

/** The fifteen days, or as many as were agreed. Null while no holding deposit is here. */
export function describeHolding(tenancy: Tenancy, today: string) {
  const payment = findPayment(tenancy, "holding-deposit");
  const receivedOn = findFirstReceivedOn(tenancy);
  const deadline = findAgreementDeadline(tenancy);
  if (payment === null || receivedOn === null || deadline === null) return null;
  const count = (from: string, to: string) =>
    Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const total = count(receivedOn, deadline) + 1;
  const repayment = findRepayment(tenancy, today);
  const first = Math.max(0, total - 15);
  return {
    day: count(receivedOn, today) + 1,
    total,
    left: count(today, deadline),
    pence: getAmountReceived(payment),
    received: formatNumericDate(receivedOn),
    deadline: formatNumericDate(deadline),
    deadlineOn: deadline,
    isRunning:
      tenancy.state === "progressing" &&
      findSignedOn(tenancy) === null &&
      countHeld(payment) > 0 &&
      repayment === null,
    uses:
      countHeld(payment) > 0 && tenancy.state === "progressing"
        ? listHoldingUses(tenancy).map((use) => ({ use, text: holdingUseTexts[use] }))
        : [],
    choice: describeChoice(tenancy),
    repayment: repayment && {
      because: repayment.because,
      mayCount: mayCount(tenancy),
      due: formatNumericDate(repayment.dueOn),
      isLate: repayment.dueOn < today,
    },
    keepReasons: keepReasons
      .filter((reason) => isKeepReasonPossible(tenancy, reason, today))
      .map((reason) => ({ reason, text: keepReasonTexts[reason] })),
    extensions: listExtensions(tenancy).map(({ until, agreedOn, evidence }) => ({
      until: formatNumericDate(until),
      agreed: formatNumericDate(agreedOn),
      documentId: evidence.documentId,
    })),
    days: Array.from({ length: Math.min(15, total) }, (_, n) => {
      const date = addDays(receivedOn, first + n);
      return {
        date: formatShortDate(date, today),
        look:
          date === today
            ? ("now" as const)
            : date === deadline
              ? ("last" as const)
              : date < today
                ? ("on" as const)
                : ("ahead" as const),
      };
    }),
  };
}

/** By their choice, or by one that they can still make. */
function mayCount(tenancy: Tenancy): boolean {
  const { holdingChoice } = tenancy;
  if (holdingChoice === null) return isHoldingUseOpen(tenancy);
  return holdingChoice.towards !== "repayment";
}

function describeChoice({ holdingChoice }: Tenancy) {
  if (holdingChoice === null) return null;
  const { towards, on, evidence } = holdingChoice;
  return { towards, text: holdingUseTexts[towards], on: formatNumericDate(on), ...evidence };
}
