import { and, asc, eq, gt } from "drizzle-orm";
import type { OfficeHours } from "../../../domain/agency/office-hours.ts";
import { isOutsideHours } from "../../../domain/viewings/availability/outside-hours.ts";
import {
  type StillBookedList,
  toStillBooked,
} from "../../../domain/viewings/availability/still-booked.ts";
import { branches } from "../../agency/branch-table.ts";
import type { AppContext } from "../../app-context.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import { appointments } from "../diary/diary-tables.ts";
import { listOwnAppointments } from "../diary/list-appointments.ts";

interface Asked {
  /** Whose hours: those of this branch, or the agency's. */
  of: string | null;
  /** The week before the last change of them. Null: unchanged. */
  was: OfficeHours["week"] | null;
  /** Whose appointments alone may be named, the rest being counted. Null: everybody's. */
  reader: string | null;
}

/**
 * What is booked when the office of its home is closed, or no longer open since its hours were changed,
 * in order of time. It stays until somebody moves or cancels it.
 */
export async function listOutsideHours(
  { database: { orm }, now }: AppContext,
  { of, was, reader }: Asked,
): Promise<StillBookedList> {
  const { hours } = await findResponseTarget(orm);
  const { id, kind, place, startsAt, endsAt } = appointments;
  const ahead = await orm
    .select({
      id,
      kind,
      place,
      startsAt,
      endsAt,
      home: officeHome.name,
      branch: listingRecords.branch,
      week: branches.week,
    })
    .from(appointments)
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .leftJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
    .leftJoin(branches, eq(branches.id, listingRecords.branch))
    .where(and(eq(appointments.state, "booked"), gt(startsAt, now())))
    .orderBy(asc(startsAt), asc(id));
  const outside = ahead.filter(({ branch, week, ...span }) => {
    if (of !== null && branch !== of) return false;
    // A branch with a week of its own does not follow the agency's.
    const changed = of === null && week !== null ? null : was;
    return isOutsideHours({ ...hours, week: week ?? hours.week }, changed, span);
  });
  const ids = outside.map((one) => one.id);
  const own = await listOwnAppointments(orm, reader, ids);
  const named = outside.filter((one) => own.has(one.id));
  return {
    appointments: named.map((one) => toStillBooked(one, now())),
    elsewhere: outside.length - named.length,
  };
}
