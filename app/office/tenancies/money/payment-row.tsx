import { endSentence } from "../../../../domain/shared/text/end-sentence.ts";
import { Fragment } from "react";
import { formatSterling } from "../../../../domain/shared/money.ts";
import type { TenancyView, PaymentView } from "../shown.ts";
import { Icon } from "../../../ui/icon.tsx";
import { CorrectionForms } from "./correction-forms.tsx";
import { DocumentLink as AnyPaperLink } from "../documents/document-link.tsx";
import { PaymentForms } from "./payment-forms.tsx";

const settledTexts = {
  kept: "kept",
  repaid: "paid back",
} as const;

function describeUse(choice: { towards: string } | null): string {
  return `counted towards the ${choice?.towards === "deposit" ? "deposit" : "first month’s rent"}`;
}

const describeMoney = ({ pence, on }: { pence: number; on: string }) =>
  `${formatSterling(pence)} on ${on}`;

/** Money that was asked and came. It is recorded here, never taken. */
export function PaymentRow({ payment, shown }: { payment: PaymentView; shown: TenancyView }) {
  const { kind, title, asked, openPence, receipts, settled } = payment;
  const choice = (kind === "holding-deposit" && shown.holding?.choice) || null;
  const isHere = asked !== null && openPence === 0;
  // What was corrected last says so itself.
  const reasons = new Set(receipts.map(({ note }) => note));
  return (
    <li className="step">
      <div className="step__line">
        <Icon name={isHere ? "check" : asked?.isLate ? "circle-alert" : "clock"} />
        <div className="step__what">
          <p>
            {title}
            {asked && `, ${formatSterling(asked.pence)}`}
          </p>
          {asked && openPence > 0 && openPence < asked.pence && (
            <p className="tiny">{formatSterling(openPence)} outstanding</p>
          )}
          {payment.earlier.map((part) => (
            <Fragment key={`${part.settled.how} ${part.settled.on} ${part.settled.pence}`}>
              <Receipts receipts={part.receipts} />
              <Settled settled={part.settled} choice={choice} />
            </Fragment>
          ))}
          <Receipts receipts={receipts} />
          {payment.corrections.map(({ was, became, on, by, note, documentId }) => (
            <p key={`${was.day} ${was.pence} ${on} ${note}`} className="tiny">
              Corrected on {on}, by {by}: {became ? describeMoney(became) : "payment not received"}.
              Previously: {describeMoney(was)}, recorded by {was.by}.{" "}
              {was.note && `${endSentence(was.note)} `}
              {!reasons.has(note) && `Reason: ${endSentence(note)}`}
              <DocumentLink id={was.documentId} />
              {documentId !== was.documentId && <DocumentLink id={documentId} />}
            </p>
          ))}
          {choice && (
            <p className="tiny">
              {choice.text}, as agreed on {choice.on}. {choice.note}
              <DocumentLink id={choice.documentId} />
            </p>
          )}
          {settled && <Settled settled={settled} choice={choice} />}
        </div>
        <span className={asked?.isLate ? "step__when step__when--late" : "step__when"}>
          {describeEnd(payment)}
        </span>
      </div>
      <PaymentForms payment={payment} shown={shown} />
      <CorrectionForms payment={payment} />
    </li>
  );
}

/** What went back or is kept is not here any more. */
function describeEnd({ asked, openPence, settled }: PaymentView): string {
  if (asked === null) return "not requested";
  if (settled && settled.how !== "applied") return settledTexts[settled.how];
  return openPence === 0 ? "received" : `due ${asked.due}`;
}

function Receipts({ receipts }: Pick<PaymentView, "receipts">) {
  return receipts.map(({ pence, on, by, note, documentId }) => (
    <p key={`${on} ${pence} ${note}`} className="tiny">
      {formatSterling(pence)} received on {on}. {note && `${endSentence(note)} `}
      {by}
      <DocumentLink id={documentId} />
    </p>
  ));
}

function Settled({
  settled: { pence, how, on, why, note, documentId },
  choice,
}: {
  settled: NonNullable<PaymentView["settled"]>;
  choice: { towards: string; note: string } | null;
}) {
  return (
    <p className="tiny">
      {formatSterling(pence)} {how === "applied" ? describeUse(choice) : settledTexts[how]} on {on}.{" "}
      {why && `${endSentence(why)} `}
      {note !== choice?.note && note}
      <DocumentLink id={documentId} />
    </p>
  );
}

function DocumentLink({ id }: { id: string | null }) {
  return <AnyPaperLink id={id} of="this payment" />;
}
