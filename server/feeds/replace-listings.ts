import { isDeepStrictEqual } from "node:util";
import { and, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import type { Listing } from "../../domain/listing.ts";
import type { Transaction } from "../db/client.ts";
import { listings } from "../db/schema.ts";
import type { Changes } from "./import-report.ts";

export interface Replacement {
  branches: readonly string[];
  /** The branches' homes, complete. */
  homes: readonly { listing: Listing; createdAt: Date }[];
  /** Listings that stay as they are though they are not among the homes. */
  keptIds: ReadonlySet<string>;
  now: Date;
  /** Also when most of a branch would go. */
  allowShrink: boolean;
}

/** Rows read and written at a time. */
const batchSize = 200;
/** From so many live listings on, losing more than half of them looks like half a file. */
const smallBranch = 10;

/**
 * Makes the branches' listings what the feed says: new and changed ones are written, unchanged ones
 * not touched, those that are gone withdrawn.
 * @returns counts, or the line that says why nothing was written
 */
export async function replaceListings(
  tx: Transaction,
  replacement: Replacement,
): Promise<{ ok: true; changes: Changes } | { ok: false; problem: string }> {
  const { branches, homes, keptIds, now } = replacement;
  for (const branch of branches) await lockBranch(tx, branch);
  const live = await tx
    .select({ id: listings.id, branchId: listings.branchId })
    .from(listings)
    .where(and(inArray(listings.branchId, [...branches]), ne(listings.status, "withdrawn")));
  const staying = new Set([...homes.map(({ listing }) => listing.id), ...keptIds]);
  const gone = live.filter(({ id }) => !staying.has(id));
  const problem = replacement.allowShrink ? null : shrinkProblem(live, gone);
  if (problem) return { ok: false, problem };

  const changes: Changes = { added: 0, changed: 0, unchanged: 0, withdrawn: gone.length };
  for (const batch of batches(homes)) {
    const written = await writeBatch(tx, batch, now);
    changes.added += written.added;
    changes.changed += written.changed;
    changes.unchanged += batch.length - written.added - written.changed;
  }
  for (const batch of batches(gone)) {
    const ids = batch.map(({ id }) => id);
    await tx
      .update(listings)
      .set({ status: "withdrawn", updatedAt: now })
      .where(inArray(listings.id, ids));
  }
  return { ok: true, changes };
}

/** Until the transaction's end; a second import of the same branch waits. */
async function lockBranch(tx: Transaction, branch: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`feed of ${branch}`}, 0))`);
}

function shrinkProblem(
  live: readonly { branchId: string }[],
  gone: readonly { branchId: string }[],
): string | null {
  const all = Map.groupBy(live, ({ branchId }) => branchId);
  for (const [branch, lost] of Map.groupBy(gone, ({ branchId }) => branchId)) {
    const had = all.get(branch)?.length ?? 0;
    if (had < smallBranch || lost.length * 2 <= had) continue;
    return `Branch ${branch} would lose ${lost.length} of its ${had} listings: is the file complete? If so, import it with --allow-shrink.`;
  }
  return null;
}

async function writeBatch(
  tx: Transaction,
  homes: Replacement["homes"],
  now: Date,
): Promise<{ added: number; changed: number }> {
  const ids = homes.map(({ listing }) => listing.id);
  const rows = await tx.select().from(listings).where(inArray(listings.id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const news = homes.filter(({ listing }) => {
    const row = stored.get(listing.id);
    return row === undefined || !isDeepStrictEqual({ ...row, ...listing }, row);
  });
  if (news.length > 0) {
    await tx
      .insert(listings)
      .values(news.map(({ listing, createdAt }) => ({ ...listing, createdAt, updatedAt: now })))
      .onConflictDoUpdate({ target: listings.id, set: overwritten });
  }
  const added = news.filter(({ listing }) => !stored.has(listing.id)).length;
  return { added, changed: news.length - added };
}

/** Every column takes its new value, but for the id and when the listing was first seen. */
const overwritten = Object.fromEntries(
  Object.entries(getTableColumns(listings))
    .filter(([name]) => name !== "id" && name !== "createdAt")
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += batchSize) {
    yield all.slice(start, start + batchSize);
  }
}
