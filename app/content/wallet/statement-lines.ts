import { withVat } from "../../../domain/agency/fees.ts";

/** A month's account of one property. Amounts in pence. */
interface MonthAccount {
  rent: number;
  /** Contractors' invoices, charged as they came. */
  works: { label: string; amount: number }[];
  /** Of the rent, before VAT. */
  feePercent: number;
}

/** The lines of a statement in pence, and what is left for the landlord. */
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
