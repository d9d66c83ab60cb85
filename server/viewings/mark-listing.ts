import { eq } from "drizzle-orm";
import { listUpcomingViewings } from "./bookings.ts";
import { type ListingChange, recordListingChanges } from "../listings/listing-history.ts";
import { listings } from "../listings/listing-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import { cancelViewingsOfLetHome } from "./cancel-viewings-of-let-home.ts";

export interface MarkListingResult {
  /** `viewings-ahead`: nothing changed, since cancelling the viewings was not confirmed. */
  outcome: "marked" | "so-already" | "viewings-ahead" | "withdrawn" | "unknown";
  /** Viewings cancelled, or for `viewings-ahead` those that would be. */
  viewings: number;
}

/**
 * Marks a home as let agreed or available, with the same effects as an import. The branch's next
 * feed overrides it.
 * @param cancelViewings allows cancelling the home's upcoming viewings
 */
export async function markListing(
  app: Pick<AppContext, "database" | "config" | "now">,
  id: string,
  status: "available" | "let-agreed",
  { cancelViewings = false } = {},
): Promise<MarkListingResult> {
  const moment = app.now();
  return app.database.orm.transaction(async (tx): Promise<MarkListingResult> => {
    const [listing] = await tx
      .select({ status: listings.status, rentPcm: listings.rentPcm })
      .from(listings)
      .where(eq(listings.id, id))
      .for("update");
    if (!listing) return { outcome: "unknown", viewings: 0 };
    if (listing.status === "withdrawn") return { outcome: "withdrawn", viewings: 0 };
    const isLet = status === "let-agreed";
    const ahead = isLet ? await listUpcomingViewings(tx, [id], moment) : [];
    if (ahead.length > 0 && !cancelViewings) {
      return { outcome: "viewings-ahead", viewings: ahead.length };
    }
    const isNews = listing.status !== status;
    if (isNews) {
      await tx.update(listings).set({ status, updatedAt: moment }).where(eq(listings.id, id));
      await recordAudit(tx, {
        actor: "command line",
        action: `listing.${status}`,
        subject: "listing",
        subjectId: id,
      });
    }
    const cancelled = isLet ? await cancelViewingsOfLetHome(tx, app, [id], "command line") : [];
    if (isNews) {
      const change: ListingChange = { id, before: listing, after: { ...listing, status } };
      await recordListingChanges(tx, [change], moment);
    }
    return { outcome: isNews ? "marked" : "so-already", viewings: cancelled.length };
  });
}
