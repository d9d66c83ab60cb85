import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { branches } from "../agency/branch-table.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { moveHomes, moveSomeHomes } from "./hand-over-records.ts";
import type { BranchEdit } from "./read-branch.ts";

/** All homes that are new for a branch. */
export async function gatherHomes(tx: Transaction, edit: BranchEdit): Promise<void> {
  const which = findNewHomes(tx, edit);
  if (which) await moveHomes(tx, which, edit.branch.id);
}

/** @returns how many were moved: none once it has all */
export async function gatherSomeHomes(tx: Transaction, edit: BranchEdit): Promise<number> {
  const which = findNewHomes(tx, edit);
  return which ? moveSomeHomes(tx, which, edit.branch.id) : 0;
}

/**
 * A number of the feed or an area that is new for it brings the homes that it names: those of the
 * area only that are in nobody's. What it had before is left as people have put it since.
 */
function findNewHomes(tx: Transaction, { branch: before, fields }: BranchEdit): SQL | undefined {
  const { branch, branchId, outcode } = listingRecords;
  const feed = fields.feedId === before.feedId ? null : fields.feedId;
  const areas = fields.areas.filter((area) => !before.areas.includes(area));
  const main = tx.select({ id: branches.id }).from(branches).where(eq(branches.isMain, true));
  const fedTo = tx.select({ id: branches.feedId }).from(branches).where(eq(branches.isMain, true));
  const isNobodys = or(
    isNull(branch),
    and(eq(branch, main), sql`${branchId} is distinct from ${fedTo}`),
  );
  const which = or(
    feed === null ? undefined : eq(branchId, feed),
    areas.length === 0 ? undefined : and(isNobodys, inArray(outcode, areas)),
  );
  return which && and(which, sql`${branch} is distinct from ${before.id}`);
}
