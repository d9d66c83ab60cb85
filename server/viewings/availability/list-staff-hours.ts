import { and, isNotNull, isNull } from "drizzle-orm";
import { describeWeek } from "../../../domain/viewings/availability/describe-week.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { toWeek } from "../diary/diary-facts.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { workingHours } from "./availability-tables.ts";

/** Of colleagues who show homes, by their ids: where, and when. */
export async function listStaffHours(db: Queryable) {
  const { id, staffId, areas, leftAt } = negotiators;
  const people = await db
    .select({ id, staffId, areas })
    .from(negotiators)
    .where(and(isNotNull(staffId), isNull(leftAt)));
  const hours = await db.select().from(workingHours);
  return new Map(
    people.map((person) => {
      const own = hours.filter(({ negotiatorId }) => negotiatorId === person.id);
      return [person.staffId, { areas: person.areas, hours: describeWeek(toWeek(own)) }];
    }),
  );
}
