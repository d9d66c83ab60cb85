import {
  calculatorLimits,
  type FeeEstimate,
  type PlanCode,
} from "../../../domain/agency/fee-calculator.ts";
import { formatFee, fees, walletTerms } from "../../../domain/agency/fees.ts";
import { formatPounds, formatSterling } from "../../../domain/shared/money.ts";
import { claims } from "../claims.ts";

export const landlordsText = {
  title: "A tenant found, for one fixed fee.",
  lede: `${formatFee(fees.landlords.tenantFind)}, payable only on success. No renewal fees, and no markup on contractor invoices.`,
  toCalculator: "Work out your saving",
  steps: {
    title: "How it works",
    line: "From a phone call to a set of keys, in four steps.",
    more: "All seven steps, one by one",
    list: [
      {
        title: "Free valuation",
        text: "We visit, measure and tell you the rent we would ask, and why.",
      },
      {
        title: "Marketing",
        text: `Photographed, drawn and online within ${claims.advertisedWithin}, on the major portals and ${claims.otherChannels} other channels.`,
      },
      {
        title: "Viewings and offers",
        text: "We show your property six days a week, evenings included, and negotiate for you.",
      },
      {
        title: "Tenancy",
        text: "References, contract, deposit and compliance. Then the keys change hands.",
      },
    ],
  },
  fees: {
    title: "Our fees",
    line: `Every price is shown with and without VAT. No renewal fees, no call-out charges. ${walletTerms}`,
    more: "All services and fees",
  },
};

export const planNames: Record<PlanCode, string> = {
  F: "Fully managed",
  T: "Tenant find",
  M: "Management only",
};

export const calculatorText = {
  title: "What would you save?",
  line: "Enter your rent and what your agent charges. We’ll do the sums. The result is an estimate.",
  rent: "Monthly rent",
  rentHint: `Up to ${formatPounds(calculatorLimits.rent)}`,
  other: "What your agent charges now",
  otherHint: `Percentage of the annual rent, up to ${calculatorLimits.otherPercent}%`,
  plan: "Plan",
  submit: "Work out my saving",
  saving: "Saved on the first contract",
  formatSavingNote({ saving, ourFee, otherFee }: FeeEstimate): string {
    const [ours, other] = [formatExactly(ourFee), formatExactly(otherFee)];
    return saving > 0
      ? `Your agent’s fee for a year, ${other}, less a fee of ${ours} that the estimate assumes for us.`
      : `You wouldn’t save anything. The estimate assumes a fee of ${ours} for us, and your agent’s is ${other} for a year.`;
  },
  renewal: "Estimated at renewal",
  formatRenewalNote({ otherFee, renewalPercent }: FeeEstimate): string {
    const share = renewalPercent === 100 ? "Half" : `${renewalPercent}% of half`;
    return `${share} your agent’s fee for a year, ${formatExactly(otherFee)}. It isn’t a saving, because it leaves out our own fees. We charge no renewal fees, and since 1 May 2026 tenancies in England have had no end date, so there is nothing to renew.`;
  },
  noEstimate: "–",
  small:
    "Figures include VAT. This is an estimate and not a quote; what you pay us is the price of the plan above.",
  problems: {
    rent: {
      unreadable: "That isn’t a number. Enter the rent in pounds to see an estimate.",
      low: "A rent can’t be below £0. The estimate uses £0.",
      high: `The calculator takes rents up to ${formatPounds(calculatorLimits.rent)}. The estimate uses ${formatPounds(calculatorLimits.rent)}.`,
    },
    other: {
      unreadable: "That isn’t a number. Enter the percentage to see an estimate.",
      low: "A fee can’t be below 0%. The estimate uses 0%.",
      high: `The calculator takes fees up to ${calculatorLimits.otherPercent}%. The estimate uses ${calculatorLimits.otherPercent}%.`,
    },
  },
};

/** To the penny, so that what is named as its parts adds up to the amount: whole pounds might not. */
function formatExactly(pounds: number): string {
  return formatSterling(pounds * 100).replace(/\.00$/, "");
}
