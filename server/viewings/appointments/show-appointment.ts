import { and, eq, ne } from "drizzle-orm";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { formatShortMoment } from "../../../domain/shared/formats/short-date.ts";
import {
  canRecordFigure,
  describeRange,
} from "../../../domain/viewings/appointments/valuation-figure.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import type { AppContext } from "../../app-context.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { appointments } from "../diary/diary-tables.ts";
import { listDiaryPeople } from "../diary/diary-facts.ts";
import { describeAccess, findAccess } from "../keys/find-access.ts";
import { listAppointments } from "../diary/list-appointments.ts";
import { getFigureMark } from "./record-valuation.ts";
import { showDiaryRow } from "../diary/show-diary-row.ts";
import { valuationFigures } from "./valuation-table.ts";
import { listWaiting } from "../requests/waiting-list.ts";

/**
 * An appointment as its page shows it. Null for an unknown one, and a hold that has ended.
 * @param mayChange whoever only looks needs no alarm
 */
export async function showAppointment(
  { database: { orm }, now }: AppContext,
  id: string,
  mayChange: boolean,
) {
  const at = now();
  const [appointment] = await orm.select().from(appointments).where(eq(appointments.id, id));
  if (!appointment) return null;
  const { startsAt, endsAt, negotiatorId, listingId, state } = appointment;
  const when = `${formatShortMoment(startsAt, at)} to ${londonTime(endsAt)}`;
  if (state === "cancelled") {
    const { place, cancelReason, changedAt } = appointment;
    return {
      isCancelled: true as const,
      title: place,
      when,
      book: await findWhatToBook(orm, appointment),
      reason: cancelReason,
      cancelled: formatMoment(changedAt, at),
    };
  }
  const rows = await listAppointments(orm, { startsAt, endsAt, negotiatorId, now: at });
  const row = rows.find((one) => one.appointment.id === id);
  if (!row) return null;
  const access = (await findAccess(orm, listingId === null ? [] : [listingId]))(listingId);
  const waiting = listingId === null ? [] : await listWaiting(orm, listingId);
  return {
    isCancelled: false as const,
    ...showDiaryRow(row, at),
    when,
    book: await findWhatToBook(orm, appointment),
    date: getLondonDate(startsAt),
    time: londonTime(startsAt),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    isOver: endsAt <= at,
    with: await findContact(orm, appointment.contactId),
    figure: await findFigure(orm, id, at),
    mayHaveFigure: canRecordFigure(appointment, at),
    access: describeAccess(access),
    alarm: mayChange ? access.alarm : "",
    isTenanted: access.tenant !== null,
    tenantTold: appointment.tenantToldAt && formatMoment(appointment.tenantToldAt, at),
    tenantConsent: appointment.tenantConsent,
    waiting: waiting.map(({ wait, contact }) => ({
      id: contact.id,
      name: `${contact.firstname} ${contact.lastname}`,
      since: formatMoment(wait.since, at),
      isTold: wait.toldAt !== null,
    })),
    colleagues: (await listDiaryPeople(orm, at)).map((person) => ({
      id: person.id,
      name: person.name,
    })),
  };
}

/** What a viewing that is booked from this one begins with. Null for another appointment, and for a home off the market. */
async function findWhatToBook(
  db: Queryable,
  appointment: typeof appointments.$inferSelect,
): Promise<{ home: string; person?: string } | null> {
  const { id, kind, listingId } = appointment;
  if (kind !== "viewing" || listingId === null) return null;
  const isListed = and(eq(listings.id, listingId), ne(listings.status, "withdrawn"));
  if ((await db.$count(listings, isListed)) === 0) return null;
  if (isBlock(appointment)) return { home: listingId };
  const [booked] = await db
    .select({ person: bookings.contactId })
    .from(bookings)
    .where(eq(bookings.appointmentId, id))
    .limit(1);
  return { home: listingId, ...booked };
}

async function findFigure(db: Queryable, appointmentId: string, now: Date) {
  const [figure] = await db
    .select()
    .from(valuationFigures)
    .where(eq(valuationFigures.appointmentId, appointmentId));
  return figure
    ? {
        rentPcm: figure.rentPcm,
        lowestPcm: figure.lowestPcm,
        highestPcm: figure.highestPcm,
        words: figure.words,
        rent: formatPounds(figure.rentPcm),
        range: describeRange(figure),
        recorded: formatMoment(figure.recordedAt, now),
        mark: getFigureMark(figure),
      }
    : null;
}

async function findContact(db: Queryable, id: string | null) {
  if (id === null) return null;
  const { firstname, lastname, email, phone } = contacts;
  const [person] = await db
    .select({ firstname, lastname, email, phone })
    .from(contacts)
    .where(eq(contacts.id, id));
  if (!person) return null;
  const name = `${person.firstname} ${person.lastname}`.trim();
  return { id, name, phone: person.phone, hasEmail: person.email !== null };
}
