import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { isUuid } from "../../../domain/shared/uuid.ts";

/** The last row of a page of a list in order of time: the next page begins after it. */
export interface RowCursor {
  at: string;
  id: string;
}

/** With microseconds, which a `Date` has not. */
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** Null for a first page, and for whatever no page has linked to. */
export function readRowCursor(text: string | null | undefined): RowCursor | null {
  const [at = "", id = ""] = (text ?? "").split("_");
  if (!moment.test(at) || !isUuid(id)) return null;
  const time = Date.parse(at.replace(" ", "T").replace("+00", "Z"));
  // Neither 31 February, which it takes for 3 March, nor the year 0, which PostgreSQL refuses.
  const isReal = time > 0 && new Date(time).toISOString().startsWith(at.slice(0, 10));
  return isReal ? { at, id } : null;
}

/** The moment as a cursor has it. */
export function selectExactMoment(at: AnyColumn): SQL<string> {
  return sql<string>`${at}::text`;
}

/**
 * As many rows as a page shows, and the cursor of the next one.
 * @param found one more than a page shows if there is a next page
 */
export function cropPage<Row extends { id: string; exactAt: string | null }>(
  found: readonly Row[],
  most: number,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, most);
  const last = found.length > most ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.exactAt}_${last.id}` : null };
}

/** @param direction of the list's order, of the moment and of the id */
export function isBeyond(
  at: AnyColumn,
  id: AnyColumn,
  cursor: RowCursor | null,
  direction: "asc" | "desc" = "desc",
): SQL | undefined {
  if (cursor === null) return undefined;
  const key = sql`(${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
  return direction === "desc" ? sql`(${at}, ${id}) < ${key}` : sql`(${at}, ${id}) > ${key}`;
}
