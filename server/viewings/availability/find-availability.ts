import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import { staff } from "../../staff/staff-tables.ts";
import { timeOff, workingHours } from "./availability-tables.ts";
import { takesTime, toWeek } from "../diary/diary-facts.ts";
import { appointments, negotiators } from "../diary/diary-tables.ts";
import { listOwnAppointments } from "../diary/list-appointments.ts";

/** The negotiator that a colleague is. Null for one who shows no homes. */
export async function findOwnNegotiator(db: Queryable, staffId: string) {
  const [own] = await db
    .select()
    .from(negotiators)
    .where(and(eq(negotiators.staffId, staffId), isNull(negotiators.leftAt)));
  return own ?? null;
}

/** Those who show homes, by name. */
export function listShowingPeople(db: Queryable) {
  return db
    .select({ id: negotiators.id, name: negotiators.name, staffId: negotiators.staffId })
    .from(negotiators)
    .where(isNull(negotiators.leftAt))
    .orderBy(asc(negotiators.name), asc(negotiators.id));
}

/**
 * Hours, time off ahead, areas and way of travel. Null for somebody unknown.
 * @param branch whose appointments alone are named, the rest being counted. Null: everybody's
 */
export async function findAvailability(
  { database: { orm }, now }: AppContext,
  negotiatorId: number,
  branch: string | null,
) {
  const [person] = await orm.select().from(negotiators).where(eq(negotiators.id, negotiatorId));
  if (!person) return null;
  const hours = await orm
    .select()
    .from(workingHours)
    .where(eq(workingHours.negotiatorId, negotiatorId));
  const off = await orm
    .select()
    .from(timeOff)
    .where(and(eq(timeOff.negotiatorId, negotiatorId), gt(timeOff.endsAt, now())))
    .orderBy(asc(timeOff.startsAt));
  const rows = await listAppointmentsAhead({ orm, now }, negotiatorId, off);
  const ids = rows.map(({ id }) => id);
  const own = await listOwnAppointments(orm, branch, ids);
  return {
    person,
    week: toWeek(hours),
    hasHours: hours.length > 0,
    off: off.map((one) => {
      const within = rows.filter((row) => overlaps(row, one));
      const named = within.filter(({ id }) => own.has(id));
      return { ...one, appointments: named, elsewhere: within.length - named.length };
    }),
  };
}

/** What still stands in somebody's time off, in order of time: it has to be moved or cancelled. */
async function listAppointmentsAhead(
  { orm, now }: { orm: Queryable; now: () => Date },
  negotiatorId: number,
  off: readonly TimeSpan[],
) {
  if (off.length === 0) return [];
  const { id, kind, place, startsAt, endsAt } = appointments;
  return orm
    .select({ id, kind, place, startsAt, endsAt, home: officeHome.name })
    .from(appointments)
    .leftJoin(listingRecords, eq(listingRecords.id, appointments.listingId))
    .leftJoin(listings, eq(listings.id, appointments.listingId))
    .where(
      and(
        eq(appointments.negotiatorId, negotiatorId),
        gt(endsAt, now()),
        takesTime(now()),
        or(...off.map((one) => and(gt(endsAt, one.startsAt), lt(startsAt, one.endsAt)))),
      ),
    )
    .orderBy(asc(startsAt), asc(id));
}

function overlaps(one: TimeSpan, other: TimeSpan): boolean {
  return one.startsAt < other.endsAt && one.endsAt > other.startsAt;
}

/** Colleagues who can hold a key, by name. */
export function listKeyHolders(db: Queryable) {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isNull(staff.leftAt))
    .orderBy(asc(staff.name));
}
