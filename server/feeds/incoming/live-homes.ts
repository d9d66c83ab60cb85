import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";

export interface NamedHome {
  id: string;
  agentRef: string;
  name: string;
}

/** This feed's homes that are on the market. */
export function listLiveHomes(
  tx: Transaction,
  { branches, origin }: { branches: readonly string[]; origin: string },
) {
  return tx
    .select({
      id: listings.id,
      branchId: listings.branchId,
      agentRef: listings.agentRef,
      name: listings.name,
      status: listings.status,
      rentPcm: listings.rentPcm,
    })
    .from(listings)
    .leftJoin(listingRecords, eq(listingRecords.id, listings.id))
    .where(
      and(
        inArray(listings.branchId, [...branches]),
        ne(listings.status, "withdrawn"),
        or(eq(listingRecords.origin, origin), isNull(listingRecords.id)),
      ),
    );
}
