import { agency, walletName } from "../../../domain/agency/agency.ts";
import { formatFee, fees, walletTerms } from "../../../domain/agency/fees.ts";
import { brand } from "../brand.ts";
import { claims } from "../claims.ts";

interface LettingStep {
  title: string;
  text: string;
  who: string;
  when: string;
  cost: string;
}

const { landlords } = fees;
const depositScheme = agency.schemes[2];

/** Landlord specification, section 2. */
export const howItWorksLandlords = {
  title: "How letting works for landlords",
  description:
    "Seven steps from the first call to managed rent: who does each one, when, and what it costs with and without VAT.",
  heading: "From the first call to rent in your account.",
  lede: "Seven steps, five of them before a tenant has the keys. Each says who does the work, when, and what it costs.",
  stepsHeading: "Seven steps",
  stepsNote: "Stop after the fifth if you’d rather manage the tenancy yourself.",
  steps: [
    {
      title: "Get in touch",
      text: "Call, write or fill in the valuation form. We take the address, ask what you need from the letting and agree a time to visit.",
      who: "You and an Account Manager",
      when: `${claims.hours} by phone`,
      cost: "Free",
    },
    {
      title: "Market appraisal",
      text: "We walk through the rooms, measure them, and compare them with what has let nearby. You’ll hear the rent we would ask and how we reached it, and which certificates the law requires first.",
      who: "Your Account Manager, at the property",
      when: "At a time you choose",
      cost: "Free, with no obligation",
    },
    {
      title: "Marketing",
      text: `Photographs, a measured floorplan and a description without adjectives it can’t support. Then the listing goes to the major portals and ${claims.otherChannelsRange} other channels at once.`,
      who: "Our photographers and copy desk",
      when: `Online within ${claims.advertisedWithin} of the valuation`,
      cost: "Part of tenant find",
    },
    {
      title: "Viewings and offer negotiation",
      text: "A Sales Associate opens the door to every viewer, in person or on video. Each offer reaches you in writing with the applicant’s circumstances, and we negotiate dates, terms and the rent for you, never above the advertised rent.",
      who: "A Sales Associate",
      when: brand.viewingTimes,
      cost: "Part of tenant find",
    },
    {
      title: "Tenancy administration",
      text: `References, right-to-rent checks, the tenancy agreement and the inventory. We register the deposit with ${depositScheme} within 30 days of receiving it.`,
      who: "A tenancy coordinator",
      when: "Between the accepted offer and the move-in day",
      cost: `${formatFee(landlords.tenantFind)}, only once a tenant moves in. No renewal fees`,
    },
    {
      title: `Free rent collection via ${walletName}`,
      text: "Your tenant pays into a protected client account. We match each payment to its tenancy, chase what is late and pass the rest to your bank, with a line for every pound.",
      who: `${walletName}, watched by our accounts team`,
      when: "Every month",
      cost: `£0 for collecting rent. ${walletTerms}`,
    },
    {
      title: "Add-on property management",
      text: "A named property manager takes the tenant’s calls, sends the trades, checks the work and keeps the certificates in date. You pay what the contractor charged: no markup, no call-out charge.",
      who: "A named property manager",
      when: `On call ${claims.hours}, for as long as you let`,
      cost: `${formatFee(landlords.management)} a month. Management on its own starts at ${formatFee(landlords.managementFrom)} a month`,
    },
  ] satisfies LettingStep[],
  team: {
    heading: "The people who do it",
    note: "You get names and direct lines, not a ticket number.",
    action: "Meet the whole team",
  },
  technology: {
    heading: "The technology under it",
    note: "Built to take the waiting out of letting. The judgement stays with people.",
    items: [
      {
        title: "One listing, every channel",
        text: "A listing is written once and sent out from one place, so a new rent or photo reaches every portal the same day.",
      },
      {
        title: "Viewings arranged online",
        text: "Applicants answer the questions that matter and ask for a time that suits them. We confirm it, and every viewing shows on your own page.",
      },
      {
        title: "Paperwork signed on a phone",
        text: "Offers, references and the agreement are read and signed online. No one waits for the post to move in.",
      },
      {
        title: "A ledger you can open",
        text: `${walletName} shows each rent, repair and certificate while it happens, and sends your accountant the year in one file.`,
      },
    ],
    action: `See ${walletName}`,
  },
} as const;
