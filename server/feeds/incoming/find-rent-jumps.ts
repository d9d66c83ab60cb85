import { isRentJump } from "../../../domain/feeds/rent-jump.ts";
import type { ListingChange } from "../../listings/listing-history.ts";
import type { NamedHome } from "./live-homes.ts";

export interface RentJump extends NamedHome {
  before: number;
  after: number;
}

/** Homes whose new rent is more likely a slip in the feed than a rent. */
export function findRentJumps(
  live: readonly (NamedHome & { rentPcm: number })[],
  history: readonly ListingChange[],
): RentJump[] {
  const rents = new Map(history.map(({ id, after }) => [id, after.rentPcm]));
  return live.flatMap(({ id, agentRef, name, rentPcm: before }) => {
    const after = rents.get(id) ?? before;
    return isRentJump(before, after) ? [{ id, agentRef, name, before, after }] : [];
  });
}
