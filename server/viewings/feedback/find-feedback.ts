import { and, desc, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staff } from "../../staff/staff-tables.ts";
import { bookings, viewingFeedback } from "../bookings/booking-tables.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { wasViewed } from "./was-viewed.ts";

const daysBack = 14;

/** Viewings that ended by then, within two weeks, of which nobody has said how they were. */
export function isFeedbackDue(now: Date, endedBy: Date) {
  return and(
    gt(bookings.endsAt, new Date(now.getTime() - daysBack * 86_400_000)),
    wasViewed(endedBy),
    isNull(viewingFeedback.answer),
    or(isNull(viewingFeedback.note), eq(viewingFeedback.note, "")),
  );
}

function isLedBy(db: Queryable, staffId: string) {
  const own = db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .where(and(eq(appointments.id, bookings.appointmentId), eq(negotiators.staffId, staffId)));
  return exists(own);
}

/** How many there are, and how many of them a colleague led. */
export async function countFeedbackDue(
  db: Queryable,
  now: Date,
  { staffId, branch }: { staffId: string; branch: string | null },
): Promise<{ mine: number; office: number }> {
  const [row] = await db
    .select({
      office: sql<number>`count(*)::int`,
      mine: sql<number>`(count(*) filter (where ${isLedBy(db, staffId)}))::int`,
    })
    .from(bookings)
    .leftJoin(viewingFeedback, eq(viewingFeedback.bookingId, bookings.id))
    .where(and(isFeedbackDue(now, now), isAboutHomeOf(branch, bookings.listingId)));
  return { mine: row?.mine ?? 0, office: row?.office ?? 0 };
}

/**
 * Viewings of the last two weeks of which neither the renter nor a colleague has said how they were,
 * the latest first.
 * @param staffId of one colleague only
 * @param most shown of them. Two weeks of viewings are a list that a page can show
 */
export function listFeedbackDue(
  db: Queryable,
  now: Date,
  staffId: string | null,
  branch: string | null,
  most: number,
) {
  // Names are looked up for those that are shown, not for all that are counted.
  const due = db
    .select({
      id: bookings.id,
      /** With those that are not among the latest. */
      inAll: sql<number>`(count(*) over ())::int`.as("in_all"),
    })
    .from(bookings)
    .leftJoin(viewingFeedback, eq(viewingFeedback.bookingId, bookings.id))
    .where(
      and(
        isFeedbackDue(now, now),
        staffId === null ? undefined : isLedBy(db, staffId),
        isAboutHomeOf(branch, bookings.listingId),
      ),
    )
    .orderBy(desc(bookings.startsAt))
    .limit(most)
    .as("due");
  return db
    .select({
      uid: bookings.calendarUid,
      startsAt: bookings.startsAt,
      renter: sql<string>`${contacts.firstname} || ' ' || ${contacts.lastname}`,
      home: listings.name,
      inAll: due.inAll,
    })
    .from(due)
    .innerJoin(bookings, eq(bookings.id, due.id))
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .orderBy(desc(bookings.startsAt));
}

/** A viewing as the office sees it, with all that came of it. By its calendar id, which opens nothing. */
export async function findViewedBooking(
  { database: { orm } }: AppContext,
  uid: string | undefined,
) {
  if (uid === undefined || !isUuid(uid)) return null;
  const [row] = await orm
    .select({
      booking: bookings,
      appointment: appointments,
      negotiator: negotiators.name,
      contact: contacts,
      home: {
        id: listings.id,
        name: listings.name,
        area: listings.area,
        outcode: listings.outcode,
        isListed: sql<boolean>`${listings.status} <> 'withdrawn'`,
      },
      feedback: viewingFeedback,
    })
    .from(bookings)
    .innerJoin(appointments, eq(appointments.id, bookings.appointmentId))
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .leftJoin(viewingFeedback, eq(viewingFeedback.bookingId, bookings.id))
    .where(eq(bookings.calendarUid, uid));
  if (!row) return null;
  const { feedback } = row;
  const [by] =
    feedback?.answeredBy && feedback.answeredBy !== "renter"
      ? await orm.select({ name: staff.name }).from(staff).where(eq(staff.id, feedback.answeredBy))
      : [];
  return { ...row, heardBy: by?.name ?? null };
}
