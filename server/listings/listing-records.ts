import { asc, inArray, type SQL, sql } from "drizzle-orm";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import type { DraftPicture } from "../../domain/listings/home-pictures.ts";
import type { ListingState } from "../../domain/listings/listing-state.ts";
import { splitBatches } from "../platform/database/batches.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { listingChanges, listingRecords } from "./listing-record-tables.ts";

export type ListingRecord = typeof listingRecords.$inferSelect;

/** Homes that the office has made. Any other origin is a feed's name. */
export const officeOrigin = "office";

/** The name of the feed that is imported where nothing else is said. */
export const blmOrigin = "blm";

export function isFedRecord({ origin }: { origin: string }): boolean {
  return origin !== officeOrigin;
}

/**
 * Gives homes of a feed that are new in `listings` their record. Two at once may give the same home
 * one: with the id alone named as what may conflict, the second fails at the reference.
 */
export async function addMissingRecords(
  tx: Transaction,
  ids: readonly string[],
  origin: string,
): Promise<void> {
  for (const batch of splitBatches(ids)) {
    await tx.execute(sql`
      insert into listing_records
        (id, origin, branch_id, agent_ref, state, lowest_rent_pcm, created_at, updated_at,
         title, area, outcode, rent_pcm, searched, listed_at)
      select id, ${origin}, branch_id, agent_ref, status, rent_pcm, created_at, updated_at,
        name, area, outcode, rent_pcm, search_text, listed_at
      from listings where ${isOneOf(sql`id`, batch)}
      order by id
      on conflict do nothing`);
  }
}

function isOneOf(column: SQL, ids: readonly string[]): SQL {
  return sql`${column} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

/**
 * In the order of id, so that two people who change the same ones wait for each other. Whatever only refers to
 * a home, as an appointment does, goes on meanwhile.
 */
export function lockRecords(tx: Transaction, ids: readonly string[]): Promise<ListingRecord[]> {
  return tx
    .select()
    .from(listingRecords)
    .where(inArray(listingRecords.id, [...ids]))
    .orderBy(asc(listingRecords.id))
    .for("no key update");
}

/** Null for what is no id, too: PostgreSQL fails for a NUL. */
export async function lockRecord(tx: Transaction, id: string): Promise<ListingRecord | null> {
  if (!listingIdForm.test(id)) return null;
  const [record] = await lockRecords(tx, [id]);
  return record ?? null;
}

/** Null for what is no id, too: PostgreSQL fails for a NUL. */
export async function findRecord(db: Queryable, id: string): Promise<ListingRecord | null> {
  if (!listingIdForm.test(id)) return null;
  const [record] = await db
    .select()
    .from(listingRecords)
    .where(inArray(listingRecords.id, [id]));
  return record ?? null;
}

/** A home that leaves the market is not published by itself at a time set before. */
export function dropSchedule(
  to: ListingState,
): Partial<Pick<ListingRecord, "publishAt" | "publishBy" | "publishProblem">> {
  const leaves = to === "withdrawn" || to === "let";
  return leaves ? { publishAt: null, publishBy: null, publishProblem: null } : {};
}

export interface FieldChange {
  listingId: string;
  field: string;
  was: string;
  became: string;
  actor: string;
  version: number;
  at: Date;
  reason?: string | null;
  isKept?: boolean;
  mediaWas?: DraftPicture[];
}

/** Writes the history of a home, field by field. */
export async function addFieldChanges(
  tx: Transaction,
  changes: readonly FieldChange[],
): Promise<void> {
  for (const batch of splitBatches(changes)) await tx.insert(listingChanges).values([...batch]);
}

/** Days after which a home that comes back is let anew. */
const newLettingDays = 28;

/**
 * The least rent that was advertised in this letting. A home that was let, or away for four weeks,
 * is let anew.
 */
export function findLowestRent(
  {
    state,
    stateSince,
    lowestRentPcm,
  }: Pick<ListingRecord, "state" | "stateSince" | "lowestRentPcm">,
  rentPcm: number,
  at: Date,
): number {
  if (lowestRentPcm === null || isNewLetting(state, stateSince, at)) return rentPcm;
  return Math.min(lowestRentPcm, rentPcm);
}

function isNewLetting(state: ListingState, since: Date, at: Date): boolean {
  if (state === "let" || state === "draft" || state === "ready") return true;
  const days = (at.getTime() - since.getTime()) / 86_400_000;
  return state === "withdrawn" && days >= newLettingDays;
}
