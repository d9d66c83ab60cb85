import { calculatorLimits, type PlanCode } from "../../domain/agency/fee-calculator.ts";
import { formatFee, fees } from "../../domain/agency/fees.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import { claims } from "./claims.ts";

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
        text: "We show it six days a week, evenings included, and negotiate for you.",
      },
      {
        title: "Tenancy",
        text: "References, contract, deposit and compliance. Then the keys change hands.",
      },
    ],
  },
  fees: {
    title: "Our fees",
    line: "Every price is shown with and without VAT. No renewal fees, no call-out charges.",
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
  line: "Put in your rent and what your agent charges. The sums are ours, the result is an estimate.",
  rent: "Monthly rent",
  rentHint: `Up to ${formatPounds(calculatorLimits.rent)}`,
  other: "What your agent charges now",
  otherHint: `Percentage of the annual rent, up to ${calculatorLimits.otherPercent}%`,
  plan: "Plan",
  submit: "Work it out",
  saving: "Saved on the first contract",
  renewal: "Estimated at renewal",
  renewalNote:
    "Since 1 May 2026 tenancies in England have no end date, so nothing is renewed. This is what we estimate you would save again where your agent charges for a tenant who stays.",
  small:
    "Figures include VAT. This is an estimate and not a quote; what you pay us is the price of the plan above.",
  problems: {
    rent: {
      unreadable: "Please give the rent as a number. The estimate counts £0.",
      low: "A rent is not below £0. The estimate counts £0.",
      high: `The calculator takes rents up to ${formatPounds(calculatorLimits.rent)}. The estimate counts ${formatPounds(calculatorLimits.rent)}.`,
    },
    other: {
      unreadable: "Please give the percentage as a number. The estimate counts 0%.",
      low: "A fee is not below 0%. The estimate counts 0%.",
      high: `The calculator takes fees up to ${calculatorLimits.otherPercent}%. The estimate counts ${calculatorLimits.otherPercent}%.`,
    },
  },
};
