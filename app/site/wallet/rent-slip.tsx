import { rentLedger } from "../../brand/wallet-sample.ts";
import { RentTotals } from "./rent-totals.tsx";
import "../hero-slip.css";

/** The month in three lines, laid over the hero's picture. */
export function RentSlip() {
  return (
    <div className="hero__slip">
      <p className="tiny">
        {rentLedger.month}, {rentLedger.rows.length} properties
      </p>
      <RentTotals className="slip" />
    </div>
  );
}
