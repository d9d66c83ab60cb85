import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, lt, ne } from "drizzle-orm";
import type { findReminderRound } from "../../../domain/viewings/bookings/booking-time.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { bookings } from "./booking-tables.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { selectBranchPhone } from "../../branches/home-agency.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";

export type BookingWithDetails = NonNullable<Awaited<ReturnType<typeof findBookingWithDetails>>>;

export async function findBookingWithDetails(db: Queryable, id: string) {
  const [row] = await selectBookings(db).where(eq(bookings.id, id));
  return row ?? null;
}

/** Pages of the office name a booking by its calendar id, which opens nothing. */
export async function findBookingId(db: Queryable, uid: string): Promise<string | null> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.calendarUid, uid));
  return row?.id ?? null;
}

/**
 * Locks a booking until the transaction ends, and before it the appointment that it is in, as whoever
 * moves an appointment does: nobody deadlocks. Every change starts here.
 */
export async function lockBooking(tx: Transaction, id: string): Promise<boolean> {
  const own = tx.select({ id: bookings.appointmentId }).from(bookings).where(eq(bookings.id, id));
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.id, own))
    .for("update");
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, id))
    .for("update");
  return found.length > 0;
}

function selectBookings(db: Queryable) {
  return db
    .select({
      booking: {
        ...getTableColumns(bookings),
        negotiatorId: appointments.negotiatorId,
        place: appointments.place,
      },
      appointment: appointments,
      negotiator: negotiators,
      contact: contacts,
      listing: listings,
      branchPhone: selectBranchPhone(bookings.listingId),
    })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .innerJoin(listings, eq(listings.id, bookings.listingId));
}

export async function findUpcomingBooking(
  db: Queryable,
  enquiryId: string,
  now: Date,
): Promise<{ id: string; startsAt: Date } | null> {
  const [row] = await db
    .select({ id: bookings.id, startsAt: bookings.startsAt })
    .from(bookings)
    .where(
      and(
        eq(bookings.enquiryId, enquiryId),
        ne(bookings.state, "cancelled"),
        gt(bookings.endsAt, now),
      ),
    );
  return row ?? null;
}

/** Returns ids of the homes' upcoming viewings, next first. */
export async function listUpcomingViewings(
  db: Queryable,
  listingIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const found: { id: string; startsAt: Date }[] = [];
  for (const batch of splitBatches(listingIds)) {
    const rows = await db
      .select({ id: bookings.id, startsAt: bookings.startsAt })
      .from(bookings)
      .where(
        and(
          inArray(bookings.listingId, batch),
          ne(bookings.state, "cancelled"),
          gt(bookings.startsAt, now),
        ),
      );
    found.push(...rows);
  }
  const inOrder = found.toSorted(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  return inOrder.map(({ id }) => id);
}

type ReminderRound = NonNullable<ReturnType<typeof findReminderRound>>;

function isDue({ start, end, placedBefore }: ReminderRound) {
  return and(
    gte(bookings.startsAt, start),
    lt(bookings.startsAt, end),
    lt(bookings.placedAt, placedBefore),
    isNull(bookings.remindedAt),
    inArray(bookings.state, ["booked", "confirmed"]),
  );
}

/** Excludes viewings whose renter asked for a change. */
export async function findBookingsToRemind(db: Queryable, round: ReminderRound): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(isDue(round))
    .orderBy(asc(bookings.startsAt));
  return rows.map(({ id }) => id);
}

/** False if another process was first or the booking has changed. */
export async function claimReminder(
  tx: Transaction,
  id: string,
  round: ReminderRound,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(bookings)
    .set({ remindedAt: now })
    .where(and(eq(bookings.id, id), isDue(round)))
    .returning({ id: bookings.id });
  return taken.length > 0;
}

const overlaps: Record<string, "person" | "home"> = {
  appointments_person_free: "person",
  appointments_home_free: "home",
};

/** Who or what is taken, by PostgreSQL's error for overlapping appointments. Null for other errors. */
export function findOverlap(error: unknown): "person" | "home" | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  if (code === "23P01" && typeof constraint === "string") return overlaps[constraint] ?? null;
  return findOverlap(error.cause);
}
