import { and, desc, eq, exists, gt, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { branchInName } from "../../../domain/feeds/feed-file.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { feedFiles } from "../feed-tables.ts";

/** What lists show of a file: its report is long. */
const listed = {
  id: feedFiles.id,
  source: feedFiles.source,
  name: feedFiles.name,
  state: feedFiles.state,
  problem: feedFiles.problem,
  figures: feedFiles.figures,
  receivedAt: feedFiles.receivedAt,
};

export const filesAtOnce = 50;

export async function listFeedFiles(db: Queryable, page: number, limit = filesAtOnce) {
  return db
    .select(listed)
    .from(feedFiles)
    .orderBy(desc(feedFiles.receivedAt), desc(feedFiles.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export type ListedFile = Awaited<ReturnType<typeof listFeedFiles>>[number];

export function showFile({ receivedAt, ...file }: ListedFile, now: Date) {
  return { ...file, at: formatMoment(receivedAt, now) };
}

export function countFeedFiles(db: Queryable): Promise<number> {
  return db.$count(feedFiles);
}

const later = alias(feedFiles, "later");

/** The branch that a file's name tells. Null without one. */
const tellBranch = ({ name }: typeof feedFiles | typeof later) =>
  sql`substring(${name} from ${branchInName}::text)`;
const nameSeries = (file: typeof feedFiles | typeof later) =>
  sql`lower(coalesce(${tellBranch(file)}, ${file.name}))`;

/** What came later from the same place, and makes up for a refused file or is refused as well. */
const isMadeUpFor = (db: Queryable) => {
  const isSame = eq(nameSeries(later), nameSeries(feedFiles));
  const branch = tellBranch(feedFiles);
  const hasBranch = sql`${later.report}->'branches' @> to_jsonb(${branch})`;
  return exists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.source, feedFiles.source),
          gt(later.receivedAt, feedFiles.receivedAt),
          or(
            and(eq(later.state, "refused"), isSame),
            and(eq(later.state, "taken"), or(isNull(branch), isSame, hasBranch)),
          ),
        ),
      ),
  );
};

/**
 * Files that wait for somebody: held, or refused, and nothing that came later from the same place made up
 * for it. Of several that were refused one after the other the last.
 */
export function listWaitingFiles(db: Queryable) {
  return db
    .select({ ...listed, hasReport: isNotNull(feedFiles.report).mapWith(Boolean) })
    .from(feedFiles)
    .where(
      and(
        // Somebody who only tries a file sees what comes of it, and need not decide about it.
        ne(feedFiles.source, "upload"),
        or(eq(feedFiles.state, "held"), and(eq(feedFiles.state, "refused"), not(isMadeUpFor(db)))),
      ),
    )
    .orderBy(desc(feedFiles.receivedAt));
}

export async function findLastTaken(db: Queryable) {
  const [last] = await db
    .select({ ...listed, report: feedFiles.report })
    .from(feedFiles)
    .where(eq(feedFiles.state, "taken"))
    .orderBy(desc(feedFiles.receivedAt))
    .limit(1);
  return last ?? null;
}

export async function findChecked(db: Queryable, id: string): Promise<ListedFile | null> {
  const [file] = await db
    .select(listed)
    .from(feedFiles)
    .where(and(eq(feedFiles.id, id), eq(feedFiles.source, "upload")));
  return file ?? null;
}
