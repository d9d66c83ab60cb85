import * as v from "valibot";
import { poundsField } from "../shared/number-fields.ts";
import { formatPounds } from "../shared/money.ts";

const message = "Please give the monthly rent in whole pounds, from £100 to £50,000";

/** What a landlord would like to advertise at. The office changes it, and says what it thinks. */
export const rentWishFields = v.object({
  rent: poundsField({ min: 100, max: 50_000 }, { missing: message, invalid: message }),
});

/** As it stands in the inbox. */
export function writeRentWish(home: string, { was, wanted }: { was: number; wanted: number }) {
  return `Please advertise ${home} at ${formatPounds(wanted)} pcm instead of ${formatPounds(was)}.`;
}
