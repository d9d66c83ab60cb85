import { walletName } from "../../../domain/agency/agency.ts";
import { formatFee, fees, formatGrossFee } from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { claims } from "../claims.ts";

const { tenantFind, management, managementFrom } = fees.landlords;

export const homeSectionsText = {
  whatWeDo: {
    title: "What we do",
    line: "We let your property, look after it and account for every penny. No markup on contractor invoices, no renewal fees, no call-out charges.",
    figures: [
      {
        figure: formatPounds(fees.contractorMarkup.pounds),
        words: "added to contractor invoices. You pay what the contractor charges.",
      },
      {
        figure: claims.suppliers,
        words: "of local suppliers, from gas engineers to sash repairers.",
      },
      {
        figure: claims.hours,
        words: "availability for tenants, so the boiler call is ours and not yours.",
      },
    ],
    included: {
      title: "Full management includes",
      list: [
        "Rental valuation and pricing advice",
        "Photographs, floorplan and EPC arranged",
        `Listed on the major portals and ${claims.otherChannels} other channels`,
        "Accompanied and video viewings, Monday to Saturday",
        "Offer negotiation with every applicant",
        "Referencing and right-to-rent checks",
        "Tenancy agreement, inventory and compliance documents",
        "Deposit registration",
        `Free rent collection through ${walletName}`,
        "Repairs with no markup on contractor invoices",
        `A named property manager, on call ${claims.hours}`,
      ],
    },
  },
  plans: {
    title: "Two ways to let with us",
    line: "Every price is shown with and without VAT.",
    list: [
      {
        name: "Fully managed tenant find",
        price: tenantFind,
        from: true,
        small: `From ${formatGrossFee(tenantFind)} including VAT, then ${formatFee(management)} per month`,
        features: [
          "Tenant found, referenced and moved in",
          "Rent collected, repairs handled, accounts sent",
          "No renewal fees",
        ],
        action: { label: "Free valuation", to: "/book-valuation" },
      },
      {
        name: "Management only",
        price: management,
        per: "per month",
        small: `${formatGrossFee(management)} including VAT. From ${formatFee(managementFrom)} per month`,
        features: [
          "For a tenant you already have",
          "We move the paperwork from your current agent",
          "No call-out charges",
        ],
        action: { label: "Switch provider", to: "/switch-provider" },
      },
    ],
    more: [
      { label: "How letting works", to: "/how-it-works-landlords" },
      { label: "All services and fees", to: "/services" },
      { label: "Finance hub", to: "/finance-hub" },
    ],
    help: {
      title: "Not sure which?",
      line: "Tell us what you let and what you pay now. An account manager will tell you plainly if we cost less.",
    },
  },
  reviews: "From both sides of the door",
} as const;
