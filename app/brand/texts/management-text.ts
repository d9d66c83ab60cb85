import { walletName } from "../../../domain/agency/agency.ts";
import {
  formatFee,
  fees,
  formatGrossFee,
  formatNetFee,
  walletTerms,
} from "../../../domain/agency/fees.ts";
import { claims } from "../claims.ts";

const { management, tenantFind } = fees.services;

export const managementText = {
  title: "Property management",
  description: `Property management from ${formatFee(management)} of the rent a month, with repairs at cost, free rent collection and someone on call ${claims.hours}.`,
  heading: "Your property, looked after to the penny.",
  lede: `Management from ${formatFee(management)} of the rent a month. We collect the rent, look after the property and answer the phone at night. You see every invoice.`,
  fees: {
    title: "Our fees",
    note: "Both with and without VAT. The valuation tells you the exact figure for your property.",
    more: "All services and fees",
    prices: [
      {
        name: "Management",
        price: management,
        from: true,
        per: "per month",
        small: `From ${formatGrossFee(management)} including VAT, a share of each month’s rent.`,
      },
      {
        name: "Tenant find",
        price: tenantFind,
        from: true,
        per: "of the annual rent",
        small: `From ${formatGrossFee(tenantFind)} including VAT, and only once a tenant has moved in.`,
      },
    ],
  },
  free: {
    title: "What you don’t pay for",
    note: "These four lines stay empty on your statement.",
    rows: [
      {
        figure: formatNetFee(fees.contractorMarkup),
        title: "Markup on contractor works",
        text: `You pay what the trade charges. We choose from ${claims.suppliers} of local suppliers and send you the invoice.`,
      },
      {
        figure: formatNetFee(fees.callOut),
        title: "Call-out charges",
        text: "A leak on a Sunday costs the repair, not the telephone call.",
      },
      {
        figure: formatNetFee(fees.renewal),
        title: "Renewal fees",
        text: "A tenancy has no end date. Your tenant stays on, and nothing is renewed or charged.",
      },
      {
        figure: formatNetFee(fees.rentCollection),
        title: "Rent collection",
        text: `Through ${walletName}. ${walletTerms}`,
      },
    ],
  },
  year: {
    title: "A year under our care",
    note: "What happens when, and who does it.",
    parts: [
      {
        title: "Every month",
        list: [
          "Rent collected and matched to the tenancy",
          "Late payments followed up the next morning",
          "A statement to you, with each invoice",
        ],
      },
      {
        title: "When something breaks",
        list: [
          `A person on the phone, ${claims.hours}`,
          "A local contractor, at the contractor’s price",
          "Your approval first for anything large",
        ],
      },
      {
        title: "During the year",
        list: [
          "Inspections, with photos",
          "Gas, electrical and energy certificates kept in date",
          "Insurers, freeholders and councils answered",
        ],
      },
      {
        title: "When the tenancy ends",
        list: [
          "Notice checked, and answered in time",
          "Check-out against the inventory",
          "The deposit settled, and the property advertised again",
        ],
      },
    ],
  },
  change: {
    title: "Already with another agent?",
    text: "Tell us who manages the property now. We read the notice period in your agreement, write to your agent, and take over the contract, deposit, keys and certificates. Your tenant gets one letter with the new account and our number.",
    link: "Switch provider",
  },
};
