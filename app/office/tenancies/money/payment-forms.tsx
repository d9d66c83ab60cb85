import { proposePaymentDay } from "../../../../domain/tenancies/money/awaited-money.ts";
import { tenancyActions } from "../../../../domain/tenancies/tenancy-actions.ts";
import { isOver } from "../../../../domain/tenancies/tenancy.ts";
import { describeCap, mayAskTogether } from "../steps/ask-together.tsx";
import { TenancyForm, useTenancyPage } from "../tenancy-form.tsx";
import type { TenancyView, PaymentView } from "../shown.ts";

interface Payment {
  payment: PaymentView;
  shown: TenancyView;
}

/** What can be done about money now. */
export function PaymentForms({ payment, shown }: Payment) {
  const { kind, title, asked, mayCome, held, heldField, open, openPence } = payment;
  const { state, isSigned } = shown;
  const isTenancyOver = isOver(shown);
  const isHolding = kind === "holding-deposit";
  return (
    <div className="step__forms">
      {asked === null && state === "progressing" && <Ask payment={payment} shown={shown} />}
      {mayCome && (
        <TenancyForm
          form={tenancyActions["receive-payment"]}
          id={`receive-${kind}`}
          values={{ kind, openPence: String(openPence), pence: open }}
          summary="Record payment"
          button="Save payment"
          about={title}
        />
      )}
      {isHolding && <Choose shown={shown} />}
      {isHolding && held > 0 && isSigned && state === "progressing" && <Apply shown={shown} />}
      {held > 0 && (isTenancyOver || isHolding) && (
        <TenancyForm
          form={tenancyActions["repay-payment"]}
          id={`repay-${kind}`}
          values={{ kind, pence: heldField }}
          summary="Record repayment"
          button="Save repayment"
          about={title}
        />
      )}
      {isHolding && held > 0 && <Keep shown={shown} />}
    </div>
  );
}

function Ask({ payment: { kind, title, cap, proposed }, shown }: Payment) {
  const stage = shown.stages.find(({ payments }) => payments.some((one) => one.kind === kind));
  const { today } = useTenancyPage();
  const { startsOn } = shown;
  const isAlone = mayAskTogether(stage?.payments ?? [], shown);
  return (
    <TenancyForm
      form={tenancyActions["ask-payment"]}
      id={`ask-${kind}`}
      values={{ kind, pence: proposed, dueOn: proposePaymentDay(kind, { startsOn, today }) }}
      shows={{ pence: { hint: describeCap({ kind, cap }, shown) } }}
      summary={`Request the ${title.toLowerCase()}${isAlone ? " only" : ""}`}
      button="Email payment request"
      about={title}
    />
  );
}

/** Only whoever paid it can let it count towards anything (Tenant Fees Act 2019, schedule 2). */
function Choose({ shown: { holding } }: Pick<Payment, "shown">) {
  if (holding === null || holding.uses.length === 0) return null;
  const options = holding.uses.map(({ use, text }) => ({ value: use, label: text.toLowerCase() }));
  return (
    <TenancyForm
      form={tenancyActions["choose-holding-use"]}
      values={{ towards: holding.choice?.towards ?? "" }}
      shows={{ towards: { options } }}
      summary={
        holding.choice === null
          ? "Record how the holding deposit will be used"
          : "Record that they agreed to something else"
      }
      button="Record what they agreed to"
    />
  );
}

function Apply({ shown }: Pick<Payment, "shown">) {
  const towards = shown.holding?.choice?.towards ?? "repayment";
  if (towards === "repayment") return null;
  const words = `Count holding deposit towards ${towards === "deposit" ? "tenancy deposit" : "first month’s rent"}`;
  return (
    <TenancyForm form={tenancyActions["apply-holding-deposit"]} summary={words} button={words} />
  );
}

/** Only for a reason that fits what happened, and with a paper that gives it. */
function Keep({ shown: { holding } }: Pick<Payment, "shown">) {
  const reasons = holding?.keepReasons ?? [];
  if (reasons.length === 0) return null;
  const options = reasons.map(({ reason, text }) => ({ value: reason, label: text }));
  const law = (
    <p className="tiny">
      We can’t keep the holding deposit if we or the landlord asked the tenant for anything the Act
      forbids. The same applies if our behaviour means that the tenant can’t reasonably be expected
      to sign (Tenant Fees Act 2019, schedule 2).
    </p>
  );
  return (
    <TenancyForm
      form={tenancyActions["keep-holding-deposit"]}
      shows={{ reason: { options }, on: { above: law } }}
      summary="Keep the holding deposit"
      button="Record deposit as kept"
    />
  );
}
