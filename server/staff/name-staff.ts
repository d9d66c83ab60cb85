import { inArray } from "drizzle-orm";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
import { staff } from "./staff-tables.ts";

/** Names of colleagues, also of those who have left. Whatever is nobody's id has none. */
export async function nameStaff(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null && isUuid(id)).map(String);
  if (known.length === 0) return new Map();
  const { id, name } = staff;
  const rows = await db.select({ id, name }).from(staff).where(inArray(id, known));
  return new Map(rows.map((row) => [row.id, row.name]));
}
