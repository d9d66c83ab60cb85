import { and, asc, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";

/** Everybody who can own a conversation, by name. */
export function listColleagues(db: Queryable): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNotNull(staff.joinedAt), isNull(staff.leftAt)))
    .orderBy(asc(staff.name), asc(staff.id));
}
