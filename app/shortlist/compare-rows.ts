import { availability } from "../../domain/shared/dates.ts";
import {
  featureLabel,
  type PublicListing,
  type SpecialFeature,
} from "../../domain/listings/listing.ts";
import { deposit, pounds, weeklyRent } from "../../domain/shared/money.ts";
import { moveInCost } from "../../domain/listings/move-in-cost.ts";
import { unknownText } from "../listings/home-facts.ts";
import { energyText } from "../listings/material-rows.ts";
import { formatMiles } from "../listings/miles.ts";

interface Answer {
  text: string;
  /** Stands small under the text. */
  note?: string;
}

/** A row of the comparison; the answers stand in the homes' order, each with its home's id. */
export interface CompareRow {
  term: string;
  answers: (Answer & { id: string })[];
}

const rowsOfTheirOwn = new Set<SpecialFeature>([
  "Furnished",
  "Unfurnished",
  "House",
  "Flat",
  "NoDeposit",
]);

/**
 * What homes are compared by, in the order a renter decides by.
 * @param today London's date, `YYYY-MM-DD`
 */
export function compareRows(homes: readonly PublicListing[], today: string): CompareRow[] {
  const rows: [string, (home: PublicListing) => Answer | string | null][] = [
    ["Rent", rent],
    ["Deposit", depositOf],
    ["To move in", moveIn],
    ["Available", (home) => availableText(home, today)],
    ["Type", (home) => home.propertySubtype ?? home.propertyType],
    ["Bedrooms", ({ bedrooms }) => (bedrooms === 0 ? "Studio" : `${bedrooms}`)],
    ["Bathrooms", ({ bathrooms }) => bathrooms?.toString() ?? null],
    ["Furnishing", ({ furnishing }) => furnishing],
    ["Energy rating", ({ material }) => energyText(material)],
    ["Council tax", ({ material: { councilTaxBand: band } }) => band && `Band ${band}`],
    ["Nearest station", nearestStation],
    ["Features", features],
  ];
  return rows.map(([term, answerOf]) => ({
    term,
    answers: homes.map((home) => ({ id: home.id, ...asAnswer(answerOf(home)) })),
  }));
}

function asAnswer(answer: Answer | string | null): Answer {
  return typeof answer === "object" && answer !== null ? answer : { text: answer || unknownText };
}

function rent({ rentPcm }: PublicListing): Answer {
  return { text: `${pounds(rentPcm)} pcm`, note: `${pounds(weeklyRent(rentPcm))} pw` };
}

function depositOf(home: PublicListing): Answer {
  if (home.noDeposit) return { text: "£0*", note: "* Let without a deposit" };
  return { text: pounds(deposit(home)), note: "Five weeks’ rent" };
}

function moveIn(home: PublicListing): Answer {
  const note = home.noDeposit ? "First month’s rent" : "First month’s rent and the deposit";
  return { text: pounds(moveInCost(home).total), note };
}

function availableText({ status, availableFrom }: PublicListing, today: string): string {
  return status === "let-agreed" ? "Let agreed" : availability(availableFrom, today);
}

/** Without those that have a row of their own. */
function features({ specialFeatures }: PublicListing): string {
  const others = specialFeatures.filter((feature) => !rowsOfTheirOwn.has(feature));
  return others.map(featureLabel).join(", ") || "None listed";
}

function nearestStation({ stations: [nearest] }: PublicListing): Answer | null {
  return nearest ? { text: nearest.name, note: `${formatMiles(nearest.metres)} miles` } : null;
}
