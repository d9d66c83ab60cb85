import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { bookings, viewingFeedback } from "../bookings/booking-tables.ts";

export interface WordsForLandlord {
  /** When the viewing began. */
  startsAt: Date;
  /** As the office released it. */
  text: string;
  releasedAt: Date;
}

/**
 * What the landlord of a home may read about its viewings, the latest first. Only texts that the
 * office has released, and of them nothing else: neither the renter's name and answer nor the note.
 */
export async function findViewingWordsForLandlord(
  db: Queryable | Transaction,
  listingId: string,
): Promise<WordsForLandlord[]> {
  const { landlordText: text, releasedAt } = viewingFeedback;
  const rows = await db
    .select({ startsAt: bookings.startsAt, text, releasedAt })
    .from(viewingFeedback)
    .innerJoin(bookings, eq(bookings.id, viewingFeedback.bookingId))
    .where(
      and(
        eq(bookings.listingId, listingId),
        ne(bookings.state, "cancelled"),
        isNotNull(releasedAt),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id));
  return rows.map((row) => ({ ...row, releasedAt: row.releasedAt! }));
}
