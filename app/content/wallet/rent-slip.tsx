import type { WalletSample } from "../../brand/wallet-sample.ts";
import { RentTotals } from "./rent-totals.tsx";
import "../hero-slip.css";

export function RentSlip({ rents }: Pick<WalletSample, "rents">) {
  return (
    <div className="hero__slip">
      <p className="tiny">Last 30 days, {rents.length} properties</p>
      <RentTotals rents={rents} className="slip" />
    </div>
  );
}
