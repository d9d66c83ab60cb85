import { href } from "react-router";
import type { FeeEstimate } from "../../../domain/agency/fee-calculator.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { calculatorText as text } from "../../brand/landlords-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useEffect, useState } from "react";

/** Announces the estimate after a debounce. */
export function CalculatorResult({
  estimate: { saving, renewal },
  problem,
}: {
  estimate: FeeEstimate;
  problem: string;
}) {
  const spoken =
    `${problem} ${text.saving}: ${formatPounds(saving)}. ${text.renewal}: ${formatPounds(renewal)}.`.trim();
  return (
    <div className="calculator__result">
      <p>{text.saving}</p>
      <p className="calculator__saving tabular-numbers">{formatPounds(saving)}</p>
      <div className="calculator__renewal">
        <p>{text.renewal}</p>
        <p className="calculator__renewal-saving tabular-numbers">{formatPounds(renewal)}</p>
        <p className="small">{text.renewalNote}</p>
      </div>
      <p className="tiny">{text.small}</p>
      <ButtonLink to={href("/book-valuation")} look="secondary" size="large">
        Book your free valuation
      </ButtonLink>
      <output className="visually-hidden">{useDebouncedValue(spoken, 800)}</output>
    </div>
  );
}

/** Debounces a value; empty until it first changes. */
function useDebouncedValue(value: string, milliseconds: number): string {
  const [first] = useState(value);
  const [debounced, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before === "" && value === first ? "" : value));
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [value, first, milliseconds]);
  return debounced;
}
