import { asc, count, eq, isNull, sql } from "drizzle-orm";
import { branches } from "../agency/branch-table.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { staff } from "../staff/staff-tables.ts";

export type Branch = typeof branches.$inferSelect;

/** Those that are open, in the order of names. */
export function listBranches(db: Queryable | Transaction): Promise<Branch[]> {
  return db
    .select()
    .from(branches)
    .where(isNull(branches.closedAt))
    .orderBy(asc(sql`lower(${branches.name}) collate "C"`), asc(branches.id));
}

/** For a choice of one. Empty for an agency with one branch or none, which is asked for no choice. */
export async function listBranchChoices(db: Queryable): Promise<{ id: string; name: string }[]> {
  const open = await listBranches(db);
  return open.length < 2 ? [] : open.map(({ id, name }) => ({ id, name }));
}

/** How many homes and colleagues each has, by its id. */
export async function countOfBranches(db: Queryable) {
  const homes = await db
    .select({ branch: listingRecords.branch, count: count() })
    .from(listingRecords)
    .groupBy(listingRecords.branch);
  const people = await db
    .select({ branch: staff.branch, count: count() })
    .from(staff)
    .where(isNull(staff.leftAt))
    .groupBy(staff.branch);
  const of = (rows: { branch: string | null; count: number }[], id: string) =>
    rows.find(({ branch }) => branch === id)?.count ?? 0;
  return (id: string) => ({ homes: of(homes, id), people: of(people, id) });
}

export async function findBranch(db: Queryable | Transaction, id: string): Promise<Branch | null> {
  const [row] = await db.select().from(branches).where(eq(branches.id, id));
  return row ?? null;
}
