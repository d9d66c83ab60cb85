import { and, asc, eq, gt, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { takesTime } from "./diary-facts.ts";
import { appointments, negotiators } from "./diary-tables.ts";
import { findAppointmentPlace, homePlace } from "./home-place.ts";
import { staff } from "../../staff/staff-tables.ts";

function isWithin({ startsAt, endsAt }: TimeSpan) {
  return and(gt(appointments.endsAt, startsAt), lt(appointments.startsAt, endsAt));
}

/** Those of one person in a period. */
export function countAppointments(
  db: Queryable | Transaction,
  { negotiatorId, ...period }: TimeSpan & { negotiatorId: number },
  now: Date,
): Promise<number> {
  const own = eq(appointments.negotiatorId, negotiatorId);
  return db.$count(appointments, and(own, isWithin(period), takesTime(now)));
}

interface Listed extends TimeSpan {
  negotiatorId: number | null;
  now: Date;
  /** Whose homes, and whose people’s own work. Null or left out: everybody’s. */
  branch?: string | null;
}

/** By the home, or by whoever does what is about none. */
export function isAppointmentOf(branch: string | null): SQL | undefined {
  if (branch === null) return undefined;
  const isOwnWork = sql`${appointments.listingId} is null and exists (select from ${staff}
    where ${staff.id} = ${negotiators.staffId} and ${staff.branch} = ${branch})`;
  return or(isAboutHomeOf(branch, appointments.listingId), isOwnWork);
}

/** Which of these are of a branch. Null: all of them. */
export async function listOwnAppointments(
  db: Queryable,
  branch: string | null,
  ids: readonly string[],
): Promise<Set<string>> {
  if (branch === null || ids.length === 0) return new Set(ids);
  const rows = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .where(and(inArray(appointments.id, [...ids]), isAppointmentOf(branch)));
  return new Set(rows.map(({ id }) => id));
}

/** The rows of the diary in a period, in order of time, each with the home and who is booked in it. */
export async function listAppointments(
  db: Queryable | Transaction,
  { negotiatorId, now, branch = null, ...period }: Listed,
) {
  const rows = await db
    .select({
      appointment: appointments,
      negotiator: {
        id: negotiators.id,
        name: negotiators.name,
        staffId: negotiators.staffId,
        travelsBy: negotiators.travelsBy,
      },
      home: officeHome,
      place: homePlace,
    })
    .from(appointments)
    .innerJoin(negotiators, eq(negotiators.id, appointments.negotiatorId))
    .leftJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(
      and(
        isWithin(period),
        takesTime(now),
        negotiatorId === null ? undefined : eq(appointments.negotiatorId, negotiatorId),
        isAppointmentOf(branch),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
  const booked = await listBookedIn(
    db,
    rows.map(({ appointment }) => appointment.id),
  );
  return rows.map(({ place, ...row }) => ({
    ...row,
    at: findAppointmentPlace(row.appointment, place, now),
    bookings: booked.filter(({ appointmentId }) => appointmentId === row.appointment.id),
  }));
}

function listBookedIn(db: Queryable | Transaction, appointmentIds: string[]) {
  return db
    .select({
      uid: bookings.calendarUid,
      appointmentId: bookings.appointmentId,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      state: bookings.state,
      outcome: bookings.outcome,
      contact: {
        id: contacts.id,
        firstname: contacts.firstname,
        lastname: contacts.lastname,
        phone: contacts.phone,
        hasEmail: sql<boolean>`${contacts.email} is not null`,
      },
    })
    .from(bookings)
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(and(inArray(bookings.appointmentId, appointmentIds), ne(bookings.state, "cancelled")))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}
