import { and, eq, type SQL } from "drizzle-orm";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { FreeTime } from "../../../domain/viewings/requests/free-times.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { type OfferedTime, offeredTimes } from "../keys/home-viewing-tables.ts";

type TimeView = Pick<FreeTime, "startsAt" | "negotiatorId">;

interface Offer {
  listingId: string;
  contactId: string;
  enquiryId: string | null;
  channel: "site" | "office" | "mail";
  /** Null for the site. */
  staffId: string | null;
  times: readonly TimeView[];
  at: Date;
}

/** More than a person can look through says nothing. */
const mostTimes = 50;

/**
 * Records what was offered to whom: once for each enquiry that is sent from a calendar, and for each
 * offer of the office. Not for each look at a calendar, which names nobody. The page on which somebody
 * chooses from an offer shows some of what is recorded already.
 * @returns the id of the offer, null if there were no times
 */
export async function recordOfferedTimes(
  tx: Transaction,
  { times, ...offer }: Offer,
): Promise<number | null> {
  if (times.length === 0) return null;
  const [row] = await tx
    .insert(offeredTimes)
    .values({ ...offer, times: toRows(times) })
    .returning({ id: offeredTimes.id });
  return row?.id ?? null;
}

/** Of an offer that was not sent after all. */
export async function forgetOfferedTimes(tx: Transaction, id: number | null): Promise<void> {
  if (id !== null) await tx.delete(offeredTimes).where(eq(offeredTimes.id, id));
}

/**
 * Records which other times a renter's own page shows. A viewing has one row a day, to which times are
 * added that it did not have: a page that is opened again, or by a program that looks at mails,
 * writes nothing.
 */
export async function recordShownTimes(
  { database: { orm }, now }: AppContext,
  bookingId: string,
  times: readonly TimeView[],
): Promise<void> {
  const at = now();
  const shown = toRows(times);
  const row = and(
    eq(offeredTimes.bookingId, bookingId),
    eq(offeredTimes.shownOn, getLondonDate(at)),
  );
  if (listNew(await readTimes(orm, row), shown).length === 0) return;
  await transact(orm, async (tx) => {
    const { listingId, contactId, enquiryId } = bookings;
    const [booking] = await tx
      .select({ listingId, contactId, enquiryId })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
    if (!booking) return;
    const added = await tx
      .insert(offeredTimes)
      .values({
        ...booking,
        bookingId,
        channel: "own-page",
        shownOn: getLondonDate(at),
        times: shown,
        at,
      })
      .onConflictDoNothing({ target: [offeredTimes.bookingId, offeredTimes.shownOn] })
      .returning({ id: offeredTimes.id });
    if (added.length > 0) return;
    const known = await readTimes(tx, row, true);
    const all = [...known, ...listNew(known, shown)].slice(0, mostTimes);
    await tx.update(offeredTimes).set({ times: all }).where(row);
  });
}

async function readTimes(
  db: Queryable | Transaction,
  where: SQL | undefined,
  isLocked = false,
): Promise<OfferedTime[]> {
  const query = db.select({ times: offeredTimes.times }).from(offeredTimes).where(where);
  const [row] = isLocked ? await query.for("update") : await query;
  return row?.times ?? [];
}

function listNew(known: readonly OfferedTime[], shown: readonly OfferedTime[]): OfferedTime[] {
  if (known.length >= mostTimes) return [];
  return shown.filter(
    ({ startsAt, negotiatorId }) =>
      !known.some((one) => one.startsAt === startsAt && one.negotiatorId === negotiatorId),
  );
}

function toRows(times: readonly TimeView[]): OfferedTime[] {
  return times.slice(0, mostTimes).map(({ startsAt, negotiatorId }) => ({
    startsAt: startsAt.toISOString(),
    negotiatorId,
  }));
}
