import { pounds } from "../../../domain/money.ts";
import { rentLedger } from "../../brand/wallet-sample.ts";

const { rows } = rentLedger;

const totals = [
  { label: "Due this month", amount: total(rows) },
  { label: "Received", amount: total(rows.filter(({ received }) => received)) },
  { label: "Late", amount: total(rows.filter(({ received }) => !received)) },
];

/** Due, received and late in the sample's month. */
export function RentTotals({ className }: { className: "slip" | "wallet-totals" }) {
  return (
    <dl className={className}>
      {totals.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{pounds(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function total(counted: typeof rows): number {
  return counted.reduce((sum, { rent }) => sum + rent, 0);
}
