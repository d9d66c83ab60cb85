import { fees, withVat } from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { brand } from "../brand.ts";
import { formatList } from "../format-list.ts";
import { claims } from "../claims.ts";

const { management } = fees.landlords;
const cities = formatList(brand.cities);

export const homeText = {
  title: `Homes to rent and lettings in ${cities}`,
  description: `Find a home to rent in ${cities}, or let your property with ${brand.name}. Viewings ${brand.viewingTimes}.`,
  hero: {
    first: "We carry the weight.",
    second: "You open the door.",
    lede: `Lettings and property management in ${cities}. Which side of the door are you on?`,
  },
  finder: {
    title: "Find your ideal home",
    places: "Places to start",
    all: "All homes to rent",
  },
} as const;

export const landlordHomeText = {
  title: `Let your property in ${cities}`,
  description: `Landlords save an average of ${formatPounds(claims.averageSaving)} on fees with ${brand.name}. Book a free valuation, or switch to us from another agent.`,
  hero: {
    title: "Let it well. Keep more of the rent.",
    lede: `Landlords save an average of ${formatPounds(claims.averageSaving)} on fees with us. We advertise your property within ${claims.advertisedWithin} of the valuation and stay on call for as long as you let it.`,
    actions: [
      { label: "Free valuation", to: "/book-valuation" },
      { label: "Switch provider", to: "/switch-provider" },
    ],
  },
} as const;

const rentPence = 365_000;
const repairPence = 14_000;
const managementPence = (rentPence * withVat(management.percent)) / 100;

/** Sample data: one month's statement for an invented home, in pence. */
export const sampleAccount = {
  street: "Paragon Place",
  outcode: "N1",
  line: "let in 9 days",
  entries: [
    { label: "Rent collected", pence: rentPence },
    { label: "Sash repair, at cost", pence: -repairPence },
    { label: `Management, ${management.percent}% + VAT`, pence: -managementPence },
    { label: "Paid to you", pence: rentPence - repairPence - managementPence },
  ],
};
