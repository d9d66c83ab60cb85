import { withVat } from "../../../domain/agency/fees.ts";

/** A property's monthly statement, in pence. */
interface MonthAccount {
  rent: number;
  /** Contractors' invoices, at cost. */
  works: { label: string; amount: number }[];
  /** Percentage of the rent, before VAT. */
  feePercent: number;
}

/** Returns the statement's lines and the landlord's payout, in pence. */
export function createStatementLines({ rent, works, feePercent }: MonthAccount): {
  lines: { label: string; amount: number }[];
  paid: number;
} {
  const fee = (rent * feePercent) / 100;
  const vat = withVat(fee) - fee;
  const lines = [
    { label: "Rent collected", amount: rent },
    ...works.map(({ label, amount }) => ({ label, amount: -amount })),
    { label: `Management, ${feePercent}%`, amount: -fee },
    { label: "VAT on management", amount: -vat },
  ];
  return { lines, paid: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
