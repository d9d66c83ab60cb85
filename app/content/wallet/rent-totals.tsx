import { formatPounds } from "../../../domain/shared/money.ts";
import type { WalletSample } from "../../brand/wallet-sample.ts";

export function RentTotals({
  rents,
  className,
}: Pick<WalletSample, "rents"> & { className: "slip" | "wallet-totals" }) {
  const totals = [
    { label: "Due", amount: sumRents(rents) },
    { label: "Received", amount: sumRents(rents.filter(({ paid }) => paid !== null)) },
    { label: "Late", amount: sumRents(rents.filter(({ paid }) => paid === null)) },
  ];
  return (
    <dl className={className}>
      {totals.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPounds(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function sumRents(rents: WalletSample["rents"]): number {
  return rents.reduce((sum, { rent }) => sum + rent, 0);
}
