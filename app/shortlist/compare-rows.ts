import { formatAvailability } from "../../domain/shared/dates.ts";
import {
  formatFeature,
  type PublicListing,
  type SpecialFeature,
} from "../../domain/listings/listing.ts";
import { getDeposit, formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { calculateMoveInCost } from "../../domain/listings/move-in-cost.ts";
import { unknownText } from "../../domain/listings/facts/home-facts.ts";
import { formatHomeType } from "../../domain/listings/facts/home-type.ts";
import { formatEnergy } from "../../domain/listings/facts/epc.ts";
import { formatFact, listRowFacts } from "../../domain/listings/facts/fact-rows.ts";
import { formatMiles } from "../listings/format-miles.ts";

interface Answer {
  text: string;
  note?: string;
}

export interface CompareRow {
  term: string;
  answers: (Answer & { id: string })[];
}

const featuresWithOwnRow = new Set<SpecialFeature>([
  "Furnished",
  "Unfurnished",
  "House",
  "Flat",
  "NoDeposit",
]);

type Row = [term: string, getAnswer: (home: PublicListing) => Answer | string | null];

export function createCompareRows(homes: readonly PublicListing[], today: string): CompareRow[] {
  const rows: Row[] = [
    ["Rent", formatRent],
    ["Deposit", formatDeposit],
    ["To move in", formatMoveInCost],
    ["Available", (home) => formatAvailable(home, today)],
    ["Type", formatHomeType],
    ["Bedrooms", ({ bedrooms }) => (bedrooms === 0 ? "Studio" : `${bedrooms}`)],
    ...listRowFacts("compared").map(({ fact, getValue }): Row => [
      fact.label,
      (home) => formatFact(fact, getValue(home)),
    ]),
    ["Energy rating", ({ material }) => formatEnergy(material)],
    ["Council tax", ({ material: { councilTaxBand: band } }) => band && `Band ${band}`],
    ["Nearest station", formatNearestStation],
    ["Features", formatFeatures],
  ];
  return rows.map(([term, getAnswer]) => ({
    term,
    answers: homes.map((home) => ({ id: home.id, ...toAnswer(getAnswer(home)) })),
  }));
}

function toAnswer(answer: Answer | string | null): Answer {
  return typeof answer === "object" && answer !== null ? answer : { text: answer || unknownText };
}

function formatRent({ rentPcm }: PublicListing): Answer {
  return {
    text: `${formatPounds(rentPcm)} pcm`,
    note: `${formatPounds(getWeeklyRent(rentPcm))} pw`,
  };
}

function formatDeposit(home: PublicListing): Answer {
  if (home.noDeposit) return { text: "£0*", note: "* Let without a deposit" };
  return { text: formatPounds(getDeposit(home)), note: "5 weeks’ rent" };
}

function formatMoveInCost(home: PublicListing): Answer {
  const note = home.noDeposit ? "First month’s rent" : "First month’s rent and the deposit";
  return { text: formatPounds(calculateMoveInCost(home).total), note };
}

function formatAvailable({ status, availableFrom }: PublicListing, today: string): string {
  return status === "let-agreed" ? "Let agreed" : formatAvailability(availableFrom, today);
}

function formatFeatures({ specialFeatures }: PublicListing): string {
  const others = specialFeatures.filter((feature) => !featuresWithOwnRow.has(feature));
  return others.map(formatFeature).join(", ") || "None listed";
}

function formatNearestStation({ stations: [nearest] }: PublicListing): Answer | null {
  return nearest ? { text: nearest.name, note: `${formatMiles(nearest.metres)} miles` } : null;
}
