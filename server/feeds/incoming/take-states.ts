import { eq, inArray } from "drizzle-orm";
import { describeDifference, type FeedDifference } from "../../../domain/feeds/feed-difference.ts";
import type { ListingChange } from "../../listings/listing-history.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { FedState } from "../blm/listing-from-blm.ts";
import { leaveOthers, type LeftOut } from "./own-homes.ts";

interface Taking {
  refusedStates: ReadonlyMap<string, FedState>;
  origin: string;
  now: Date;
  others: ReadonlyMap<string, string>;
  leftOut: LeftOut;
}

/** Takes state and rent of homes whose records were refused: neither may stay wrong in public. */
export async function takeStates(
  tx: Transaction,
  homes: readonly { id: string }[],
  { refusedStates, origin, now, others, leftOut }: Taking,
): Promise<{ history: ListingChange[]; differences: FeedDifference[] }> {
  const ids = homes.map(({ id }) => id);
  const rows = await tx.select().from(listings).where(inArray(listings.id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const wanted = rows.map((row) => {
    const { status, rentPcm } = refusedStates.get(row.id) ?? row;
    const listing = { ...row, status: status ?? row.status, rentPcm: rentPcm ?? row.rentPcm };
    return { listing, createdAt: row.createdAt, lacksPictures: true, unread: [] };
  });
  const history: ListingChange[] = [];
  const differences: FeedDifference[] = [];
  for (const { listing } of await leaveOthers(tx, wanted, { origin, others }, leftOut)) {
    const before = stored.get(listing.id);
    const { id, status, rentPcm } = listing;
    if (!before || (before.status === status && before.rentPcm === rentPcm)) continue;
    await tx.update(listings).set({ status, rentPcm, updatedAt: now }).where(eq(listings.id, id));
    differences.push(describeDifference(listing, before));
    const was = { status: before.status, rentPcm: before.rentPcm };
    history.push({ id, before: was, after: { status, rentPcm } });
  }
  return { history, differences };
}
