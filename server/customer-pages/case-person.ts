import { eq } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";

/** The first of these who still works here, by name. */
export async function findCasePerson(
  db: Queryable,
  staffIds: readonly (string | null | undefined)[],
): Promise<string | null> {
  for (const id of staffIds) {
    if (!id) continue;
    const [found] = await db.select().from(staff).where(eq(staff.id, id));
    if (found && found.leftAt === null) return found.name;
  }
  return null;
}
