import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { RecordName } from "../../domain/staff/history.ts";
import type { Queryable } from "../platform/database/client.ts";
import {
  cropPage,
  isBeyond,
  readRowCursor,
  selectExactMoment,
} from "../platform/database/row-cursor.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { staff } from "./staff-tables.ts";

export const historyPage = 50;

interface Wanted {
  /** Null for those of all records. */
  records: readonly RecordName[] | null;
  actor?: string | null;
  /** The `cursor` of the last row that was shown. */
  before?: string | null;
}

/** Rows of the audit, the newest first, with the names of colleagues. */
export async function listHistory(orm: Queryable, { records, actor, before }: Wanted) {
  // PostgreSQL takes no NUL, so nobody and nothing is called like that.
  const names = records?.flatMap(({ subject, subjectId }) => [subject, subjectId]) ?? [];
  if ([actor, ...names].some((text) => text?.includes("\0"))) return { rows: [], next: null };
  const found = await orm
    .select({
      id: audit.id,
      at: audit.at,
      exactAt: selectExactMoment(audit.at),
      actor: audit.actor,
      name: staff.name,
      action: audit.action,
      subject: audit.subject,
      subjectId: audit.subjectId,
      detail: audit.detail,
    })
    .from(audit)
    .leftJoin(staff, eq(sql`${staff.id}::text`, audit.actor))
    .where(
      and(
        records ? isOneOf(records) : undefined,
        actor ? eq(audit.actor, actor) : undefined,
        isBeyond(audit.at, audit.id, readRowCursor(before)),
      ),
    )
    .orderBy(sql`${audit.at} desc nulls first`, sql`${audit.id} desc nulls first`)
    .limit(historyPage + 1);
  return cropPage(found, historyPage);
}

function isOneOf(records: readonly RecordName[]): SQL | undefined {
  const kinds = Map.groupBy(records, ({ subject }) => subject);
  const conditions = [...kinds].map(([subject, of]) => {
    const ids = of.map(({ subjectId }) => subjectId);
    return and(eq(audit.subject, subject), inArray(audit.subjectId, ids));
  });
  return or(...conditions);
}
