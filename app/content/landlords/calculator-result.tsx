import { href } from "react-router";
import type { FeeEstimate } from "../../../domain/agency/fee-calculator.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { calculatorText as text } from "../../brand/texts/landlords-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useEffect, useState } from "react";

/**
 * Announces the estimate after a debounce.
 * @param estimate null where an amount is no number
 */
export function CalculatorResult({
  estimate,
  problem,
}: {
  estimate: FeeEstimate | null;
  problem: string;
}) {
  const format = (amount: number | undefined) =>
    amount === undefined ? text.noEstimate : formatPounds(amount);
  const saving = format(estimate?.saving);
  const renewal = format(estimate?.renewal);
  const amounts = estimate && `${text.saving}: ${saving}. ${text.renewal}: ${renewal}.`;
  const spoken = [problem, amounts].filter(Boolean).join(" ");
  return (
    <div className="calculator__result">
      <p>{text.saving}</p>
      <p className="calculator__saving tabular-numbers">{saving}</p>
      {estimate && <p className="small">{text.formatSavingNote(estimate)}</p>}
      <div className="calculator__renewal">
        <p>{text.renewal}</p>
        <p className="calculator__renewal-saving tabular-numbers">{renewal}</p>
        {estimate && <p className="small">{text.formatRenewalNote(estimate)}</p>}
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
