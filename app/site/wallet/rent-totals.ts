import { rentLedger } from "../../brand/wallet-sample.ts";

const { rows } = rentLedger;

/** Due, received and late in the sample's month, whole pounds. */
export const rentTotals = [
  { label: "Due this month", amount: total(rows) },
  { label: "Received", amount: total(rows.filter(({ received }) => received)) },
  { label: "Late", amount: total(rows.filter(({ received }) => !received)) },
];

function total(counted: typeof rows): number {
  return counted.reduce((sum, { rent }) => sum + rent, 0);
}
