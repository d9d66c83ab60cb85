import { walletName } from "../../../domain/agency/agency.ts";
import {
  formatFee,
  fees,
  formatGrossFee,
  formatNetFee,
  walletTerms,
} from "../../../domain/agency/fees.ts";
import { claims } from "../claims.ts";
import type { PricedService } from "./plans-text.ts";

const { tenantFind, management, managementFrom } = fees.landlords;

const { portfolioFrom } = claims;

export const multiPropertyText = {
  title: `For ${portfolioFrom} properties or more`,
  description: `Letting and management for portfolios of ${portfolioFrom} or more properties: one account manager, one statement, ${formatFee(management)} a month.`,
  heading: "Fifteen doors, one person to call.",
  lede: `For landlords with ${portfolioFrom} or more properties: one account manager who knows every address, one statement, and a fee you can work out in your head.`,
  carries: {
    title: "What we take off your desk",
    note: "The work grows with every door. Your part of it need not.",
    rows: [
      {
        figure: "1",
        title: "Account manager",
        text: "One named person answers for the whole portfolio, from a lost key to a tenant who gives notice in March.",
      },
      {
        figure: formatNetFee(fees.contractorMarkup),
        title: "Added to contractor invoices",
        text: "You pay what the trade charges, and each invoice is there to read.",
      },
      {
        figure: "24h",
        title: "From valuation to advertised",
        text: `An empty property is online within ${claims.advertisedWithin} of its valuation, on the major portals and ${claims.otherChannels} other channels.`,
      },
      {
        figure: claims.hours,
        title: "For tenants",
        text: "The call about the boiler at two in the morning is ours. No call-out charges.",
      },
      {
        figure: formatNetFee(fees.rentCollection),
        title: "For rent collection",
        text: `The rent for every property arrives through ${walletName}, matched to its tenancy.`,
      },
      {
        figure: formatNetFee(fees.renewal),
        title: "For renewals",
        text: "A tenancy has no end date, so nothing is renewed and nothing is charged.",
      },
    ],
  },
  prices: {
    title: "What it costs",
    note: "The same for the first property and the fiftieth.",
    finance: "Buying another? See the finance hub",
    services: [
      {
        name: "Tenant find",
        price: tenantFind,
        small: `${formatGrossFee(tenantFind)} including VAT for each property let, payable only on success.`,
        text: "Valuation, photographs, portals, viewings, references, contract and deposit.",
        to: "/landlords",
        more: "What tenant find includes",
      },
      {
        name: "Management",
        price: management,
        per: "per month",
        small: `${formatGrossFee(management)} including VAT. From ${formatFee(managementFrom)} per property per month.`,
        text: `Rent, repairs, inspections, certificates and rent reviews, on call ${claims.hours}.`,
        to: "/property-management-services",
        more: "How we manage",
      },
      {
        name: walletName,
        price: fees.wallet,
        from: true,
        per: "per month",
        small: walletTerms,
        text: "Rents, costs and documents in one ledger, with free rent collection.",
        to: "/property-wallet",
        more: `Look inside the ${walletName}`,
      },
    ] satisfies PricedService[],
  },
  sum: {
    title: `A month of management, ${portfolioFrom} properties`,
    note: `${formatFee(management)} of the rent, with a minimum of ${formatFee(managementFrom)} per property. The larger figures include VAT.`,
    rents: [1000, 1500, 2000, 2500],
    columns: ["Rent per property", "Fee for one property", `Fee for ${portfolioFrom} properties`],
  },
  move: {
    title: "Bringing a portfolio over",
    note: "One by one or all on one day, as your current agreements allow.",
    steps: [
      {
        title: "Send us the list",
        text: "Send addresses, rents and the dates they were last set. Paste them into the form, or reply to our confirmation email.",
      },
      {
        title: "We value every property",
        text: "Free of charge, with the rent we would ask and the reason for it.",
      },
      {
        title: "We take the files over",
        text: "Contracts, deposits, keys and certificates come to us.",
      },
      {
        title: "You see it in one place",
        text: `Each property appears in your ${walletName} with its rent, its dates and its documents.`,
      },
    ],
  },
};
