import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { isRentJump } from "../../../domain/listings/publishing/rent-jump.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { ListingChange } from "../../listings/listing-history.ts";
import type { NamedHome } from "./live-homes.ts";

export interface RentJump extends NamedHome {
  before: number;
  after: number;
}

/** Homes whose new rent is more likely a slip in the feed than a rent, by their references. */
export function findRentJumps(
  live: readonly (NamedHome & { rentPcm: number })[],
  history: readonly ListingChange[],
): RentJump[] {
  const rents = new Map(history.map(({ id, after }) => [id, after.rentPcm]));
  const jumps = live.flatMap(({ id, agentRef, name, rentPcm: before }) => {
    const after = rents.get(id) ?? before;
    return isRentJump(before, after) ? [{ id, agentRef, name, before, after }] : [];
  });
  return jumps.toSorted((a, b) => a.agentRef.localeCompare(b.agentRef));
}

/** So that whoever looks after the home meets it there too, until the rent changes again. */
export async function noteRentJumps(
  tx: Transaction,
  jumps: readonly RentJump[],
  history: readonly ListingChange[],
): Promise<void> {
  const changed = history.filter(({ before, after }) => before?.rentPcm !== after.rentPcm);
  const { id, rentBeforeJump } = listingRecords;
  const noted = new Map<string, number | null>();
  for (const batch of splitBatches(changed)) {
    const ofBatch = and(
      inArray(
        id,
        batch.map((one) => one.id),
      ),
      isNotNull(rentBeforeJump),
    );
    const rows = await tx.select({ id, rentBeforeJump }).from(listingRecords).where(ofBatch);
    for (const row of rows) noted.set(row.id, row.rentBeforeJump);
    await tx.update(listingRecords).set({ rentBeforeJump: null, checkedOn: null }).where(ofBatch);
  }
  for (const { id: homeId, before, after } of jumps) {
    const first = noted.get(homeId) ?? null;
    // A feed that takes its slip back makes no other one.
    if (first !== null && !isRentJump(first, after)) continue;
    const jumped = { rentBeforeJump: before, checkedOn: null };
    await tx.update(listingRecords).set(jumped).where(eq(id, homeId));
  }
}
