import { and, asc, eq, gt } from "drizzle-orm";
import type { OfficeHours } from "../../../domain/agency/office-hours.ts";
import { isGivenUp } from "../../../domain/viewings/availability/outside-hours.ts";
import {
  type StillBookedList,
  toStillBooked,
} from "../../../domain/viewings/availability/still-booked.ts";
import type { AppContext } from "../../app-context.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import { takesTime } from "../diary/diary-facts.ts";
import { appointments } from "../diary/diary-tables.ts";
import { listOwnAppointments } from "../diary/list-appointments.ts";

interface Asked {
  negotiatorId: number;
  /** Their hours before the last change. */
  was: OfficeHours["week"];
  week: OfficeHours["week"];
  /** Whose appointments alone may be named, the rest being counted. Null: everybody's. */
  reader: string | null;
}

/** What a colleague has in hours that they no longer work, in order of time. */
export async function listOutsideOwnHours(
  { database: { orm }, now }: AppContext,
  { negotiatorId, was, week, reader }: Asked,
): Promise<StillBookedList> {
  const { id, kind, place, startsAt, endsAt } = appointments;
  const ahead = await orm
    .select({ id, kind, place, startsAt, endsAt, home: officeHome.name })
    .from(appointments)
    .leftJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(and(eq(appointments.negotiatorId, negotiatorId), gt(startsAt, now()), takesTime(now())))
    .orderBy(asc(startsAt), asc(id));
  const outside = ahead.filter((span) => isGivenUp(was, week, span));
  const own = await listOwnAppointments(
    orm,
    reader,
    outside.map((one) => one.id),
  );
  const named = outside.filter((one) => own.has(one.id));
  return {
    appointments: named.map((one) => toStillBooked(one, now())),
    elsewhere: outside.length - named.length,
  };
}
