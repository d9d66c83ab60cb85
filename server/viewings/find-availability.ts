import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";
import { timeOff, workingHours } from "./availability-tables.ts";
import { toWeek } from "./diary-facts.ts";
import { negotiators } from "./diary-tables.ts";

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

/** Hours, time off ahead, areas and way of travel. Null for somebody unknown. */
export async function findAvailability(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  negotiatorId: number,
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
  return { person, week: toWeek(hours), hasHours: hours.length > 0, off };
}

/** Colleagues who can hold a key, by name. */
export function listKeyHolders(db: Queryable) {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isNull(staff.leftAt))
    .orderBy(asc(staff.name));
}
