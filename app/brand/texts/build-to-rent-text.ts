import { walletName } from "../../../domain/agency/agency.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { claims, requestThanks } from "../claims.ts";
import type { Review } from "../trust.ts";

const claimFigures = claims.buildToRent;

/** Landlord specification, sections 1 and 2. */
export const buildToRentText = {
  title: "Build to rent: lease up sooner, spend less",
  description: `Lettings for build-to-rent operators: ${claimFigures.timeToStabilisation}% less time to stabilisation, ${claimFigures.occupancy}% more occupancy, ${claimFigures.marketingSpend}% less marketing spend. Contact within ${claimFigures.contactWithin}.`,
  heading: `We save landlords an average of ${formatPounds(claims.averageSaving)} on fees.`,
  lede: "For a whole building, the sum is larger. We lease up, keep it full and answer the phone at night, under your name or ours.",
  promise: `We will contact you within ${claimFigures.contactWithin}.`,
  hotline: {
    label: "Landlord hotline",
    number: "020 7946 0182",
    hours: claims.hoursInFull,
  },
  contact: "Contact Us",
  claims: {
    heading: "What operators see",
    note: "Against the same building’s plan, or the year before we took it on.",
    items: [
      {
        figure: `${claimFigures.timeToStabilisation}%`,
        claim: "reduction in time to stabilisation",
        text: "Viewings start before practical completion, from show flats, plans and video.",
      },
      {
        figure: `${claimFigures.rentalValues}%`,
        claim: "increase in ERVs",
        text: "Each flat is priced by its floor, aspect and week, not by its type alone.",
      },
      {
        figure: `${claimFigures.occupancy}%`,
        claim: "increase in occupancy",
        text: "Tenancies have no end date, so we ask residents early what would make them stay. Where notice comes, the next viewing is booked before the keys come back.",
      },
      {
        figure: `${claimFigures.marketingSpend}%`,
        claim: "reduction in marketing spend",
        text: "Spending follows signed tenancies by channel and stops where there are none.",
      },
      {
        figure: `${claimFigures.outsidePortals}%`,
        claim: "of enquiries from outside the traditional portals",
        text: "Employers, universities, relocation desks and a waiting list of our own.",
      },
      {
        figure: claims.hours,
        claim: "call centre",
        text: "Applicants and residents reach a person at any hour, who can see the diary and the building.",
      },
    ],
  },
  operators: {
    heading: "What operators say",
    /** Sample data: people and buildings are invented. */
    quotes: [
      {
        words:
          "We opened in March with 212 flats. By August the waiting list was longer than the list of empty ones.",
        name: "Nadia Ferreira",
        side: "asset manager, Tidewater Wharf",
      },
      {
        words:
          "Their weekly report fits one page, and the figure at the top is the one I am asked for.",
        name: "Owen Baptiste",
        side: "head of residential, Cooper’s Yard",
      },
      {
        words: "A resident rang at three about a lift. I read about it at eight, mended.",
        name: "Ingrid Solheim",
        side: "operations director, The Maltings",
      },
    ] satisfies Review[],
  },
  work: {
    heading: "From hoarding to stabilised",
    note: "One team, three stages, one weekly report.",
    stages: [
      {
        title: "Before completion",
        text: "Rent schedule flat by flat, unit mix checked against live enquiries, photography from the show flat, and a reservation list.",
      },
      {
        title: "Lease-up",
        text: "On-site viewings, evenings included, references and contracts dealt with online, and move-ins spaced so that the lifts cope.",
      },
      {
        title: "Full house",
        text: `Rent reviews, resident care and repairs with no markup on contractor invoices, and rent reported flat by flat in ${walletName}.`,
      },
    ],
  },
  form: {
    heading: "Book your building’s valuation",
    /** The optional field. */
    building: "Where the building is, and how many homes it has",
    send: "Book valuation",
    missing: "To send this we still need",
    fields: {
      firstname: "your first name",
      lastname: "your last name",
      phone: "your phone number",
      email: "a valid email",
      freetext: "where the building is",
    },
  },
  thanks: {
    next: `We will contact you about your building within ${claimFigures.contactWithin}. ${requestThanks}`,
    home: "Back to home",
    wallet: `See ${walletName}`,
  },
  reviews: "What landlords say",
  talk: {
    heading: "Talk to someone who runs buildings",
    text: "Unit schedules, concierge rotas, furniture packs: ask before you instruct.",
  },
} as const;
