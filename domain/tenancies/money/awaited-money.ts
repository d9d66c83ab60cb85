import { getAmountOutstanding, listAwaitedPayments } from "./move-money.ts";
import type { PaymentKind, Tenancy } from "../tenancy.ts";

/** What is asked for once everybody has signed: in one mail, as it is paid together. */
export const moveInPayments = ["first-rent", "deposit"] as const satisfies readonly PaymentKind[];

export interface AwaitedMoney {
  parts: { kind: PaymentKind; openPence: number; dueOn: string }[];
  openPence: number;
  /** The first of their days. */
  dueOn: string;
}

/**
 * What the household still has to pay of these, together. The mail that asks for it, the renter's page
 * and the office all say this sum. Null where nothing is awaited.
 */
export function sumAwaited(
  tenancy: Tenancy,
  kinds: readonly PaymentKind[] = moveInPayments,
): AwaitedMoney | null {
  const awaited = listAwaitedPayments(tenancy).filter(({ kind }) => kinds.includes(kind));
  const parts = kinds.flatMap((kind) => {
    const payment = awaited.find((one) => one.kind === kind);
    return payment
      ? [{ kind, openPence: getAmountOutstanding(payment), dueOn: payment.dueOn }]
      : [];
  });
  const [dueOn] = parts.map((part) => part.dueOn).toSorted();
  if (dueOn === undefined) return null;
  return { parts, openPence: parts.reduce((sum, part) => sum + part.openPence, 0), dueOn };
}

/**
 * The day by which money is asked for, unless somebody chooses another. For rent and deposit the first
 * of the tenancy: the keys come only once both are here.
 */
export function proposePaymentDay(
  kind: PaymentKind,
  { startsOn, today }: { startsOn: string; today: string },
): string {
  return kind === "holding-deposit" || startsOn < today ? today : startsOn;
}
