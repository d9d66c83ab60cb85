import { eq } from "drizzle-orm";
import { type ListingChange, recordListingChanges } from "../db/listing-history.ts";
import { audit, listings } from "../db/schema.ts";
import type { House } from "../house.ts";

export type ListingMarked = "marked" | "so-already" | "withdrawn" | "unknown";

/**
 * Marks a home as let agreed or as available, with all that the change means on the market: as an
 * import would. The branch's next feed says again what the feed says.
 */
export async function markListing(
  { database, now }: Pick<House, "database" | "now">,
  id: string,
  status: "available" | "let-agreed",
): Promise<ListingMarked> {
  const moment = now();
  return database.orm.transaction(async (tx) => {
    const [listing] = await tx
      .select({ status: listings.status, rentPcm: listings.rentPcm })
      .from(listings)
      .where(eq(listings.id, id))
      .for("update");
    if (!listing) return "unknown";
    if (listing.status === "withdrawn") return "withdrawn";
    if (listing.status === status) return "so-already";
    await tx.update(listings).set({ status, updatedAt: moment }).where(eq(listings.id, id));
    await tx.insert(audit).values({
      actor: "desk",
      action: `listing.${status}`,
      subject: "listing",
      subjectId: id,
    });
    const change: ListingChange = { id, before: listing, after: { ...listing, status } };
    await recordListingChanges(tx, [change], moment);
    return "marked";
  });
}
