import { fees, findMonthlyManagement, formatFee, withVat } from "../agency/fees.ts";
import type { LandlordPlan } from "../landlords/landlord.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { formatPounds, formatSterling } from "../shared/money.ts";
import { countTowards } from "../tenancies/money/count-towards.ts";
import { getAmountOutstanding } from "../tenancies/money/move-money.ts";
import { areStepsDone, findSignedOn } from "../tenancies/steps/required-steps.ts";
import {
  getAmountReceived,
  findPayment,
  findReceivedOn,
  listSteps,
  type Tenancy,
} from "../tenancies/tenancy.ts";

export type MoneyRow = [name: string, text: string];

interface MoneyFacts {
  tenancy: Tenancy;
  /** Of the terms that they signed. Null without such. */
  plan: LandlordPlan | null;
  /** Terms were sent to them and wait for their signature, as the page says below. */
  hasTermsToSign: boolean;
  /** Where we register deposits. */
  depositScheme: string;
  /** The check-in that the diary has. */
  checkIn: { when: string; with: string } | null;
  /** London date. */
  today: string;
}

/** What a landlord asks once an offer is accepted: whose money is here, what we take, what comes when. */
export function listMoneyRows({
  tenancy,
  plan,
  hasTermsToSign,
  depositScheme,
  checkIn,
  today,
}: MoneyFacts): MoneyRow[] {
  return [
    ["First month’s rent", describePayment(tenancy, "first-rent", today)],
    ...(tenancy.takesDeposit
      ? ([
          ["Deposit", describePayment(tenancy, "deposit", today)],
          ["Deposit registered", describeRegistration(tenancy, depositScheme)],
        ] satisfies MoneyRow[])
      : []),
    [
      "Our fee",
      plan === null ? describeUnsettledFee(hasTermsToSign) : describeFee(plan, tenancy.rentPcm),
    ],
    ["First payment to you", describePayout(tenancy, plan)],
    ...(findKeysOn(tenancy) === null
      ? ([
          [
            "Meets your tenant",
            checkIn === null
              ? `No one is booked yet. The tenancy starts on ${formatNumericDate(tenancy.startsOn)}.`
              : `${checkIn.with}, ${checkIn.when}.`,
          ],
        ] satisfies MoneyRow[])
      : []),
  ];
}

function describePayment(tenancy: Tenancy, kind: "first-rent" | "deposit", today: string): string {
  const payment = findPayment(tenancy, kind);
  const counted = countTowards(tenancy, kind);
  const more = counted > 0 ? ` ${formatSterling(counted)} of it is the holding deposit.` : "";
  if (payment === null)
    return findSignedOn(tenancy) === null
      ? "We’ll ask for it once everyone has signed."
      : "We’ll ask your tenant for it next.";
  const received = getAmountReceived(payment) + counted;
  const asked = payment.askedPence + counted;
  const on = findReceivedOn(payment);
  if (getAmountOutstanding(payment) === 0 && on !== null)
    return `${formatSterling(received)} received on ${formatNumericDate(on)}.${more}`;
  const due = `${payment.dueOn < today ? "was due" : "is due by"} ${formatNumericDate(payment.dueOn)}`;
  if (received === 0) return `Nothing received yet. ${formatSterling(asked)} ${due}.`;
  return `${formatSterling(received)} of ${formatSterling(asked)} received. The rest ${due}.${more}`;
}

/** Registered within 30 days of its receipt (Housing Act 2004, section 213). */
function describeRegistration(tenancy: Tenancy, scheme: string): string {
  const done = listSteps(tenancy, "deposit-registration")[0]?.done ?? null;
  if (done !== null && areStepsDone(tenancy, "deposit-registration"))
    return `Registered with ${scheme} on ${formatNumericDate(done.on)}.`;
  return `We’ll register it with ${scheme} within 30 days of receiving it.`;
}

/** Nothing may be named before it is agreed. */
function describeUnsettledFee(hasTermsToSign: boolean): string {
  return hasTermsToSign
    ? "It’s in our terms of business, which are waiting for your signature."
    : "We’ll confirm it in our terms of business.";
}

function describeFee(plan: LandlordPlan, rentPcm: number): string {
  const { tenantFind } = fees.landlords;
  const monthly = formatFee(findMonthlyManagement(rentPcm));
  if (plan === "tenant-find") return `${formatFee(tenantFind)}, charged once.`;
  if (plan === "management-only") return `${monthly} a month.`;
  return `${formatFee(tenantFind)}, charged once, plus ${monthly} a month.`;
}

function findKeysOn(tenancy: Tenancy): string | null {
  return listSteps(tenancy, "keys")[0]?.done?.on ?? null;
}

/** Whole pounds with VAT, of the first month. */
export function calculateFirstFee(plan: LandlordPlan, rentPcm: number): number {
  const find = plan === "management-only" ? 0 : fees.landlords.tenantFind.pounds;
  const monthly = plan === "tenant-find" ? 0 : findMonthlyManagement(rentPcm).pounds;
  return withVat(find + monthly);
}

function describePayout(tenancy: Tenancy, plan: LandlordPlan | null): string {
  const keysOn = findKeysOn(tenancy);
  const day = formatNumericDate(keysOn ?? tenancy.startsOn);
  const when =
    keysOn === null
      ? `from ${day}, once your tenant has the keys`
      : `from ${day}, when your tenant got the keys`;
  if (plan === null) return `The first month’s rent less our fee, ${when}.`;
  const left = tenancy.rentPcm - calculateFirstFee(plan, tenancy.rentPcm);
  return left > 0
    ? `${formatPounds(left)}, the first month’s rent less our fee, ${when}.`
    : "Our fee is more than the first month’s rent, so your payments start with the second month’s.";
}
