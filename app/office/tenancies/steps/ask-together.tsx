import { formatSterling } from "../../../../domain/shared/money.ts";
import { proposePaymentDay } from "../../../../domain/tenancies/money/awaited-money.ts";
import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { TenancyForm, useTenancyPage } from "../tenancy-form.tsx";
import type { TenancyView, PaymentView } from "../shown.ts";

/** The first month’s rent and the deposit, until one of them was asked for: tenants pay them together. */
export function mayAskTogether(
  payments: readonly PaymentView[],
  { state, isSigned }: Pick<TenancyView, "state" | "isSigned">,
): boolean {
  const isUnasked = payments.every(({ asked }) => asked === null);
  return state === "progressing" && isSigned && payments.length > 1 && isUnasked;
}

/** The most that may be asked, and why the holding deposit does not count towards it. */
export function describeCap(
  { kind, cap }: Pick<PaymentView, "kind" | "cap">,
  { holding }: Pick<TenancyView, "holding">,
): string {
  const isUnasked = kind !== "holding-deposit" && holding !== null && holding.choice === null;
  const inFull = isUnasked && holding.uses.length > 0;
  return `At most ${formatSterling(cap)}${
    inFull ? ", because no one has agreed that the holding deposit counts towards it" : ""
  }`;
}

/** One mail to each tenant, with both amounts, their days and the sum. */
export function AskTogether({
  payments,
  shown,
}: {
  payments: readonly PaymentView[];
  shown: TenancyView;
}) {
  const { today } = useTenancyPage();
  const { startsOn } = shown;
  const values = payments.flatMap(({ kind, proposed }) => [
    [`${kind}-pence`, proposed],
    [`${kind}-dueOn`, proposePaymentDay(kind, { startsOn, today })],
  ]);
  const hints = payments.map((payment) => [
    `${payment.kind}-pence`,
    { hint: describeCap(payment, shown) },
  ]);
  return (
    <div className="stage__forms stage__forms--pairs">
      <TenancyForm
        form={tenancyForms["ask-together"]}
        values={Object.fromEntries(values)}
        shows={Object.fromEntries(hints)}
        summary="Request first month’s rent and deposit together"
        button="Request both in one email"
      />
    </div>
  );
}
