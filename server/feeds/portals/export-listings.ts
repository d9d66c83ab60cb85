import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { and, asc, desc, eq, getTableColumns, gt } from "drizzle-orm";
import type { ExportListing } from "../blm/blm-from-listing.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { whereShown } from "../../listings/listings.ts";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";

/** Rows read before yielding to other work. */
const batchSize = 200;

/** Returns branches with a home on the market, in order. */
export async function listLiveBranches(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ branch: listings.branchId })
    .from(listings)
    .where(whereShown)
    .orderBy(asc(listings.branchId));
  return rows.map(({ branch }) => branch);
}

const {
  searchText: _search,
  searchWords: _words,
  cover: _cover,
  ...columns
} = getTableColumns(listings);

/** Yields a branch's homes on the market in batches, ordered by reference. */
export async function* listLiveListings(
  db: Queryable,
  branch: string,
): AsyncGenerator<ExportListing[]> {
  for (let last = ""; ;) {
    const rows = await db
      .select(columns)
      .from(listings)
      .where(and(whereShown, eq(listings.branchId, branch), gt(listings.agentRef, last)))
      .orderBy(asc(listings.agentRef))
      .limit(batchSize);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.agentRef ?? "";
  }
}

const action = "feed.exported";

/** Null if the branch was never exported. */
export async function findLastExport(
  db: Queryable,
  branch: string,
): Promise<{ homes: number; file: string } | null> {
  const [row] = await db
    .select({ detail: audit.detail })
    .from(audit)
    .where(and(eq(audit.subject, "branch"), eq(audit.subjectId, branch), eq(audit.action, action)))
    .orderBy(desc(audit.at))
    .limit(1);
  if (!row) return null;
  return { homes: Number(row.detail?.homes ?? 0), file: String(row.detail?.file ?? "") };
}

export async function auditExport(
  db: Queryable,
  branch: string,
  detail: { homes: number; leftOut: number; file: string },
  at: Date,
): Promise<void> {
  await recordAudit(db, {
    actor: "command line",
    action,
    subject: "branch",
    subjectId: branch,
    detail,
    at,
  });
}
