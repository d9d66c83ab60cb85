import { and, asc, eq, isNull, ne, type SQL } from "drizzle-orm";
import type { RenterToRing } from "../../../domain/viewings/requests/renters-to-ring.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { formatName } from "../../conversations/open-conversation.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../bookings/booking-tables.ts";

/** Of an appointment, those who are booked and have no email address. */
export function listRentersToRing(db: Queryable, appointmentId: string): Promise<RenterToRing[]> {
  return select(
    db,
    and(eq(bookings.appointmentId, appointmentId), ne(bookings.state, "cancelled")),
  );
}

/** The renter of one booking, if they have no email address. */
export function findRenterToRing(db: Queryable, bookingId: string): Promise<RenterToRing[]> {
  return select(db, eq(bookings.id, bookingId));
}

async function select(db: Queryable, where: SQL | undefined): Promise<RenterToRing[]> {
  const { firstname, lastname, phone, email } = contacts;
  const rows = await db
    .select({ firstname, lastname, phone })
    .from(bookings)
    .innerJoin(contacts, eq(contacts.id, bookings.contactId))
    .where(and(where, isNull(email)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map((row) => ({ name: formatName(row), phone: row.phone }));
}
