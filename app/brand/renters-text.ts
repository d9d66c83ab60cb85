import type { IconName } from "../ui/icon-names.ts";
import { brand } from "./brand.ts";

const cities = new Intl.ListFormat("en-GB").format(brand.cities);

/** The renters' page, from its top to its end. */
export const rentersText = {
  title: `Homes to rent in ${cities}`,
  description: `Search homes to rent in ${cities}, see them Monday to Saturday, late evenings included, and make your offer online with ${brand.name}.`,
  heading: "See it after work. Six days a week.",
  lede: `Flats and houses to rent in ${cities}. Search, book a viewing that suits your day, and make your offer online.`,
  search: "Where would you like to live?",
  searchLine: "An area, a postcode, a station or a school. No account needed.",
  points: "What you can count on",
  pointsLine: "From the first question to the keys.",
  places: "Start with a place",
  placesLine: "Each has a page with the homes that are free around it.",
  hotspots: "In London, most people ask for",
  steps: "From enquiry to keys, in six steps",
};

export interface ValuePoint {
  icon: IconName;
  title: string;
  text: string;
}

export const valuePoints: ValuePoint[] = [
  {
    icon: "clock",
    title: "Late-night viewings 6 days a week",
    text: "We show homes Monday to Saturday, evenings included, so that nobody takes a day off to see one.",
  },
  {
    icon: "message-circle",
    title: "Call, e-mail or chat",
    text: "Use whichever is at hand. You reach the same people, and they know what you said last.",
  },
  {
    icon: "file-text",
    title: "An easy online process",
    text: "Book a viewing and make your offer on your phone. Each form asks one thing at a time and keeps what you typed.",
  },
  {
    icon: "users",
    title: "A friendly team",
    text: "One Sales Associate shows you round and answers plainly, also when the answer is no.",
  },
];
