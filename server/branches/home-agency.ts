import { and, arrayContains, eq, isNull, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { type Agency, agency } from "../../domain/agency/agency.ts";
import { branches } from "../agency/branch-table.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { findBranch } from "./list-branches.ts";

/** Of the branch that a home belongs to. Null for a home of none. */
export async function findBranchPhone(
  db: Queryable | Transaction,
  listingId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ phone: branches.phone })
    .from(listingRecords)
    .innerJoin(branches, eq(branches.id, listingRecords.branch))
    .where(eq(listingRecords.id, listingId));
  return row?.phone ?? null;
}

/** Of the branch that has an outcode. Null where none has. */
export async function findAreaPhone(
  db: Queryable | Transaction,
  outcode: string,
): Promise<string | null> {
  const [row] = await db
    .select({ phone: branches.phone })
    .from(branches)
    .where(and(arrayContains(branches.areas, [outcode]), isNull(branches.closedAt)));
  return row?.phone ?? null;
}

/** The same within another query. */
export function selectBranchPhone(listingId: AnyColumn): SQL<string | null> {
  return sql<string | null>`(select ${branches.phone} from ${listingRecords}
    join ${branches} on ${branches.id} = ${listingRecords.branch}
    where ${listingRecords.id} = ${listingId})`;
}

/** The agency as pages and mails about a home name it: with the phone of the home's branch. */
export function withBranchPhone(phone: string | null): Agency {
  return phone === null ? agency : { ...agency, phone };
}

export async function findHomeAgency(
  db: Queryable | Transaction,
  listingId: string | null,
): Promise<Agency> {
  return withBranchPhone(listingId === null ? null : await findBranchPhone(db, listingId));
}

/** The same of a conversation, which is its home's branch, or that of the place that somebody named. */
export async function findBranchAgency(
  db: Queryable | Transaction,
  branch: string | null,
): Promise<Agency> {
  return withBranchPhone(branch === null ? null : ((await findBranch(db, branch))?.phone ?? null));
}
