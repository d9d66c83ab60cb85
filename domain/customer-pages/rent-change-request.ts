import * as v from "valibot";
import { poundsField } from "../shared/fields/number-fields.ts";
import { formatPounds } from "../shared/money.ts";
import type { HomeStanding } from "./home-standing.ts";

const message = "Enter the monthly rent in whole pounds, from £100 to £50,000";

/** What a landlord would like to advertise at. The office changes it, and says what it thinks. */
export const rentChangeFields = v.object({
  rent: poundsField({ min: 100, max: 50_000 }, { missing: message, invalid: message }),
});

/** A home that is not advertised, or is let, has no rent that could change. */
export function mayRequestRentChange(standing: HomeStanding): boolean {
  return standing === "live";
}

/** As it stands in the inbox. */
export function requestRentChange(home: string, { was, wanted }: { was: number; wanted: number }) {
  return `Please advertise ${home} at ${formatPounds(wanted)} pcm instead of ${formatPounds(was)}.`;
}
