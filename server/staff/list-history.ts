import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { RecordName } from "../../domain/staff/history.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { Queryable } from "../platform/database/client.ts";
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
  const at = sql<string>`${audit.at}::text`;
  const last = readCursor(before);
  const rows = await orm
    .select({
      id: audit.id,
      at: audit.at,
      exactAt: at,
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
        last
          ? sql`(${audit.at}, ${audit.id}) < (${last.at}::timestamptz, ${last.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(historyPage + 1);
  const shown = rows.slice(0, historyPage);
  const end = rows.length > historyPage ? shown.at(-1) : undefined;
  return { rows: shown, next: end ? `${end.exactAt}_${end.id}` : null };
}

function isOneOf(records: readonly RecordName[]): SQL | undefined {
  const kinds = Map.groupBy(records, ({ subject }) => subject);
  const conditions = [...kinds].map(([subject, of]) => {
    const ids = of.map(({ subjectId }) => subjectId);
    return and(eq(audit.subject, subject), inArray(audit.subjectId, ids));
  });
  return or(...conditions);
}

/** With microseconds, which a `Date` has not. */
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/** Null for whatever no page has linked to. */
function readCursor(text: string | null | undefined): { at: string; id: string } | null {
  const [at = "", id = ""] = (text ?? "").split("_");
  if (!moment.test(at) || !isUuid(id)) return null;
  const time = Date.parse(at.replace(" ", "T").replace("+00", "Z"));
  // Neither 31 February, which it takes for 3 March, nor the year 0, which PostgreSQL refuses.
  const isReal = time > 0 && new Date(time).toISOString().startsWith(at.slice(0, 10));
  return isReal ? { at, id } : null;
}
