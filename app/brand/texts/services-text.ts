import { walletName } from "../../../domain/agency/agency.ts";
import {
  type Fee,
  formatFee,
  fees,
  referralReward,
  walletTerms,
} from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { PagePath } from "../../ui/page-link.ts";
import { claims } from "../claims.ts";

export interface FeeLine {
  service: string;
  fee: Fee;
  from?: boolean;
  when: string;
}

export interface ServiceGroup {
  title: string;
  services: { to: PagePath; name: string; text: string }[];
}

export const servicesText = {
  title: "Services and fees",
  description: `What we do for landlords and what each service costs: management from ${formatFee(fees.services.management)} a month, tenant find from ${formatFee(fees.services.tenantFind)}.`,
  heading: "What we do, and what it costs.",
  lede: "Nine doors and one fee table. Take a single service or leave the whole letting to us. Each page tells you what’s included before it asks for your number.",
  toFees: "Straight to the fees",
  table: {
    title: "The fee table",
    note: "Every figure is shown with and without VAT. What’s £0 stays £0, however long you stay.",
    lines: [
      {
        service: "Tenant find",
        fee: fees.services.tenantFind,
        from: true,
        when: "Of the first year’s rent, once a tenant has moved in",
      },
      {
        service: "Management",
        fee: fees.services.management,
        from: true,
        when: "Of the rent, each month",
      },
      { service: walletName, fee: fees.wallet, from: true, when: walletTerms },
      { service: "Rent collection", fee: fees.rentCollection, when: `Through ${walletName}` },
      {
        service: "Renewal",
        fee: fees.renewal,
        when: "A tenancy has no end date, so there’s nothing to renew while the tenant stays",
      },
      { service: "Call-out", fee: fees.callOut, when: `At any hour, ${claims.hours}` },
      {
        service: "Markup on contractor works",
        fee: fees.contractorMarkup,
        when: "You pay the contractor’s own invoice",
      },
    ] satisfies FeeLine[],
  },
  groups: [
    {
      title: "Let a property",
      services: [
        {
          to: "/landlords",
          name: "Tenant find",
          text: "A rent agreed, a tenant referenced, a contract signed. Then the keys are handed over.",
        },
        {
          to: "/how-it-works-landlords",
          name: "How letting works",
          text: "Seven steps from the first call, with what you do and what we do in each.",
        },
        {
          to: "/book-valuation",
          name: "Free valuation",
          text: "The rent your property would fetch, in person and without obligation.",
        },
      ],
    },
    {
      title: "Have it looked after",
      services: [
        {
          to: "/property-management-services",
          name: "Property management",
          text: "Rent, repairs, inspections and certificates, for a tenant you have or one we find.",
        },
        {
          to: "/switch-provider",
          name: "Switch provider",
          text: "We move the contract, deposit and keys over from your current agent.",
        },
        {
          to: "/property-wallet",
          name: walletName,
          text: "Your rent, invoices and documents in one ledger, ready for your accountant.",
        },
      ],
    },
    {
      title: "Let at scale, or finance it",
      services: [
        {
          to: "/multi-property",
          name: "Portfolio service",
          text: `For ${claims.portfolioFrom} or more properties: one account manager and one statement.`,
        },
        {
          to: "/build-to-rent",
          name: "Build to rent",
          text: `Lease-up and occupancy for whole buildings, with a ${claims.hours} call centre.`,
        },
        {
          to: "/finance-hub",
          name: "Finance hub",
          text: "Buy to let mortgages, remortgages and bridging finance from specialist lenders.",
        },
      ],
    },
  ] satisfies ServiceGroup[],
  others: {
    title: "Know a landlord who is looking?",
    text: `When their property is let, you get a ${formatPounds(referralReward.voucher)} shopping voucher and they get ${formatPounds(referralReward.offFee)} off the fee.`,
    link: "Refer a landlord",
  },
};
