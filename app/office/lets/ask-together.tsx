import { formatSterling } from "../../../domain/shared/money.ts";
import { proposePaymentDay } from "../../../domain/tenancies/awaited-money.ts";
import { DayField, LetField } from "./let-fields.tsx";
import { LetForm, useLetPage } from "./let-form.tsx";
import type { ShownLet, ShownPayment } from "./shown.ts";

const id = "ask-together";

/** The first rent and the deposit, until one of them was asked for: tenants pay them together. */
export function mayAskTogether(
  payments: readonly ShownPayment[],
  { state, isSigned }: Pick<ShownLet, "state" | "isSigned">,
): boolean {
  const isUnasked = payments.every(({ asked }) => asked === null);
  return state === "progressing" && isSigned && payments.length > 1 && isUnasked;
}

/** The most that may be asked, and why the holding deposit does not count towards it. */
export function describeCap(
  { kind, cap }: Pick<ShownPayment, "kind" | "cap">,
  { holding }: Pick<ShownLet, "holding">,
): string {
  const isUnasked = kind !== "holding-deposit" && holding !== null && holding.choice === null;
  const inFull = isUnasked && holding.uses.length > 0;
  return `At most ${formatSterling(cap)}${
    inFull ? ": nobody has agreed that the holding deposit counts towards it" : ""
  }`;
}

/** One mail to each tenant, with both amounts, their days and the sum. */
export function AskTogether({
  payments,
  shown,
}: {
  payments: readonly ShownPayment[];
  shown: ShownLet;
}) {
  const { today } = useLetPage();
  return (
    <div className="stage__forms">
      <LetForm
        id={id}
        change="ask-together"
        summary="Request first rent and deposit together"
        button="Request both in one email"
        sendsMails
      >
        {payments.map(({ kind, title, cap, proposed }) => (
          <div key={kind} className="let-form__pair">
            <LetField
              form={id}
              name={`${kind}-pence`}
              label={title}
              before="£"
              inputMode="decimal"
              hint={describeCap({ kind, cap }, shown)}
              value={proposed}
            />
            <DayField
              form={id}
              name={`${kind}-dueOn`}
              label={`${title} due by`}
              value={proposePaymentDay(kind, { startsOn: shown.startsOn, today })}
            />
          </div>
        ))}
      </LetForm>
    </div>
  );
}
