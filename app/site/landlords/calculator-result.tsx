import { href } from "react-router";
import type { FeeEstimate } from "../../../domain/fee-calculator.ts";
import { pounds } from "../../../domain/money.ts";
import { brand } from "../../brand/brand.ts";
import { calculatorText as text } from "../../brand/landlords-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useSettled } from "./use-settled.ts";

/** The estimate in figures and bars; read out once the fields have rested for a moment. */
export function CalculatorResult({ estimate }: { estimate: FeeEstimate }) {
  const { otherFee, ourFee, saving, renewal } = estimate;
  const most = Math.max(otherFee, ourFee, 1);
  const spoken = `${text.saving}: ${pounds(saving)}. ${text.renewal}: ${pounds(renewal)}.`;
  return (
    <div className="calc__out">
      <p>{text.saving}</p>
      <p className="calc__big num">{pounds(saving)}</p>
      <div className="calc__bars">
        <Bar label={text.theirs} fee={otherFee} most={most} />
        <Bar label={brand.name} fee={ourFee} most={most} ours />
      </div>
      <dl className="dl">
        <dt>{text.renewal}</dt>
        <dd>{pounds(renewal)}</dd>
      </dl>
      <p className="tiny">{text.small}</p>
      <ButtonLink to={href("/book-valuation")} look="secondary" size="lg">
        Book your free valuation
      </ButtonLink>
      <output className="vh">{useSettled(spoken, 800)}</output>
    </div>
  );
}

function Bar({
  label,
  fee,
  most,
  ours = false,
}: {
  label: string;
  fee: number;
  most: number;
  ours?: boolean;
}) {
  return (
    <p>
      <span>{label}</span>
      <svg aria-hidden="true">
        <rect
          className={ours ? "ours" : undefined}
          width={`${(fee / most) * 100}%`}
          height="100%"
        />
      </svg>
      <b className="num">{pounds(fee)}</b>
    </p>
  );
}
