import { proposePaymentDay } from "../../../domain/tenancies/awaited-money.ts";
import { isOver } from "../../../domain/tenancies/tenancy.ts";
import { describeCap, mayAskTogether } from "./ask-together.tsx";
import { DayField, EvidenceFields, LetField, LetSelect } from "./let-fields.tsx";
import { LetForm, useLetPage } from "./let-form.tsx";
import type { ShownLet, ShownPayment } from "./shown.ts";

interface Payment {
  payment: ShownPayment;
  shown: ShownLet;
}

/** What can be done about money now. */
export function PaymentForms({ payment, shown }: Payment) {
  const { kind, asked, mayCome, held } = payment;
  const { state, isSigned } = shown;
  const isLetOver = isOver(shown);
  const isHolding = kind === "holding-deposit";
  return (
    <div className="step__forms">
      {asked === null && state === "progressing" && <Ask payment={payment} shown={shown} />}
      {mayCome && <Receive payment={payment} shown={shown} />}
      {isHolding && <Choose shown={shown} />}
      {isHolding && held > 0 && isSigned && state === "progressing" && <Apply shown={shown} />}
      {held > 0 && (isLetOver || isHolding) && <Repay payment={payment} shown={shown} />}
      {isHolding && held > 0 && <Keep shown={shown} />}
    </div>
  );
}

function Ask({ payment: { kind, title, cap, proposed }, shown }: Payment) {
  const stage = shown.stages.find(({ payments }) => payments.some((one) => one.kind === kind));
  const { today } = useLetPage();
  const isAlone = mayAskTogether(stage?.payments ?? [], shown);
  const id = `ask-${kind}`;
  return (
    <LetForm
      id={id}
      change="ask-payment"
      hidden={{ kind }}
      summary={`Ask for the ${title.toLowerCase()}${isAlone ? " alone" : ""}`}
      button="Ask for it by mail"
      about={title}
      sendsMails
    >
      <LetField
        form={id}
        name="pence"
        label="Amount"
        before="£"
        inputMode="decimal"
        hint={describeCap({ kind, cap }, shown)}
        value={proposed}
      />
      <DayField
        form={id}
        name="dueOn"
        label="To be here by"
        value={proposePaymentDay(kind, { startsOn: shown.startsOn, today })}
      />
    </LetForm>
  );
}

function Receive({ payment: { kind, title, open, openPence }, shown }: Payment) {
  const id = `receive-${kind}`;
  return (
    <LetForm
      id={id}
      change="receive-payment"
      hidden={{ kind, openPence: String(openPence) }}
      summary="Record money that came"
      button="Record the money"
      about={title}
      hasFile
      sendsMails
    >
      <Amount form={id} value={open} />
      <DayField form={id} label="Came on" />
      <EvidenceFields form={id} papers={shown.papers} />
    </LetForm>
  );
}

function Amount({ form, value }: { form: string; value: string }) {
  return (
    <LetField
      form={form}
      name="pence"
      label="Amount"
      before="£"
      inputMode="decimal"
      value={value}
    />
  );
}

/** Only whoever paid it can let it count towards anything (Tenant Fees Act 2019, schedule 2). */
function Choose({ shown: { holding, papers } }: Pick<Payment, "shown">) {
  if (holding === null || holding.uses.length === 0) return null;
  return (
    <LetForm
      id="choose-use"
      change="choose-holding-use"
      summary={
        holding.choice === null
          ? "Record what whoever paid it agrees to"
          : "Record that they agreed to something else"
      }
      button="Record what they agreed to"
      hasFile
    >
      <LetSelect
        form="choose-use"
        name="towards"
        label="Once everybody has signed it"
        value={holding.choice?.towards ?? ""}
        options={holding.uses.map(({ use, text }) => ({ value: use, label: text.toLowerCase() }))}
      />
      <DayField form="choose-use" label="Agreed on" />
      <EvidenceFields form="choose-use" papers={papers} />
    </LetForm>
  );
}

function Apply({ shown }: Pick<Payment, "shown">) {
  const towards = shown.holding?.choice?.towards ?? "repayment";
  if (towards === "repayment") return null;
  const what = towards === "deposit" ? "deposit" : "first rent";
  return (
    <LetForm
      id="apply"
      change="apply-holding-deposit"
      summary={`Count it towards the ${what}`}
      button={`Count it towards the ${what}`}
      hasFile
    >
      <DayField form="apply" />
      <EvidenceFields form="apply" papers={shown.papers} />
    </LetForm>
  );
}

function Repay({ payment: { kind, title, heldField }, shown }: Payment) {
  const id = `repay-${kind}`;
  return (
    <LetForm
      id={id}
      change="repay-payment"
      hidden={{ kind }}
      summary="Record that it was paid back"
      button="Record that it went back"
      about={title}
      hasFile
      sendsMails
    >
      <Amount form={id} value={heldField} />
      <DayField form={id} label="Paid back on" />
      <EvidenceFields form={id} papers={shown.papers} />
    </LetForm>
  );
}

/** Only for a reason that fits what happened, and with a paper that gives it. */
function Keep({ shown: { holding, papers } }: Pick<Payment, "shown">) {
  const reasons = holding?.keepReasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <LetForm
      id="keep"
      change="keep-holding-deposit"
      summary="Keep it, with reasons in writing"
      button="Record that it is kept"
      hasFile
      sendsMails
    >
      <LetSelect
        form="keep"
        name="reason"
        label="Why"
        options={reasons.map(({ reason, text }) => ({ value: reason, label: text }))}
      />
      <p className="tiny">
        Nothing is kept where we or the landlord asked for what the Act forbids, or behaved so that
        nobody could be expected to sign (Tenant Fees Act 2019, schedule 2).
      </p>
      <DayField form="keep" label="Reasons given on" />
      <EvidenceFields form="keep" papers={papers} isPaperNeeded />
    </LetForm>
  );
}
