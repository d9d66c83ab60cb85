import type { IconName } from "../../ui/icon-names.ts";
import { brand } from "../brand.ts";
import { formatList } from "../format-list.ts";

const cities = formatList(brand.cities);

export const rentersText = {
  title: `Homes to rent in ${cities}`,
  description: `Search homes to rent in ${cities}, see them Monday to Saturday, evenings included, and make your offer online with ${brand.name}.`,
  heading: "See it after work. Six days a week.",
  lede: `Flats and houses to rent in ${cities}. Search, book a viewing that suits your day, and make your offer online.`,
  search: "Where would you like to live?",
  searchLine: "An area, a postcode, a station or a school. No account needed.",
  points: "What you can count on",
  pointsLine: "Whichever home you choose.",
  places: "Start with a place",
  placesLine: "Each has a page with the homes to rent there.",
  hotspots: "London hotspots",
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
    text: "We show homes Monday to Saturday, evenings included.",
  },
  {
    icon: "message-circle",
    title: "Call, e-mail or chat",
    text: "Use whichever you like. They all reach our team.",
  },
  {
    icon: "file-text",
    title: "An easy online process",
    text: "Ask, book a viewing and make your offer here, one question at a time. You don’t need an account.",
  },
  {
    icon: "users",
    title: "A friendly team",
    text: "A Sales Associate answers your questions, and an Account Manager follows up on your offer.",
  },
];
