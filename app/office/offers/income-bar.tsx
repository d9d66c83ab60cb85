import { incomeMultiple as needed } from "../../../domain/agency/shown-settings.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { OfferRowView } from "./shown.ts";

/** Where the bar ends: what is needed lies at three fifths of it. */
const widest = (needed.usual * 5) / 3;

/** The income as a multiple of the month's rent, with a mark where it is enough. */
export function IncomeBar({ offer }: { offer: OfferRowView }) {
  const { income, incomeMultiple, hasEnoughIncome } = offer;
  const multiple = incomeMultiple.toFixed(1);
  return (
    <div className={hasEnoughIncome ? "income" : "income income--low"}>
      <b className="tabular-numbers">{formatPounds(income)}</b>{" "}
      <span className="tabular-numbers">
        {multiple} ×<span className="visually-hidden"> the rent ({needed.usual} × needed)</span>
      </span>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className="income__way" y="3" width="100" height="8" />
        <rect
          className="income__laid"
          y="3"
          width={Math.min(100, (100 * incomeMultiple) / widest)}
          height="8"
        />
        <rect className="income__mark" x={(100 * needed.usual) / widest} width="1" height="14" />
      </svg>
    </div>
  );
}
