import { pounds } from "../../../domain/money.ts";
import { rentLedger } from "../../brand/wallet-sample.ts";
import { rentTotals } from "./rent-totals.ts";

/** The month in three lines, laid over the hero's picture. */
export function RentSlip() {
  return (
    <div className="wallet-slip">
      <p className="tiny">
        {rentLedger.month}, {rentLedger.rows.length} properties
      </p>
      <dl className="wallet-lines">
        {rentTotals.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{pounds(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
