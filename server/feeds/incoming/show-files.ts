import { and, desc, eq, ne } from "drizzle-orm";
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

export function listHeldFiles(db: Queryable) {
  return (
    db
      .select({ ...listed, hasReport: feedFiles.report })
      .from(feedFiles)
      // Somebody who only tries a file need not decide about it.
      .where(and(eq(feedFiles.state, "held"), ne(feedFiles.source, "upload")))
      .orderBy(desc(feedFiles.receivedAt))
  );
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
