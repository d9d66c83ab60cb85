import { setImmediate } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { getTableColumns, inArray, sql } from "drizzle-orm";
import { describeDifference, type FeedDifference } from "../../../domain/feeds/feed-difference.ts";
import { findShrinks, guards, type Shrink } from "../../../domain/feeds/shrink-guard.ts";
import type { Listing } from "../../../domain/listings/listing.ts";
import { splitBatches } from "../../platform/database/batches.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { type ListingChange, type MarketState } from "../../listings/listing-history.ts";
import { touchPhotos } from "../../photos/photos.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Changes } from "./import-report.ts";
import { findRentJumps, noteRentJumps, type RentJump } from "./find-rent-jumps.ts";
import { listLiveHomes, type NamedHome } from "./live-homes.ts";
import type { FedState } from "../blm/listing-from-blm.ts";
import {
  findTenanciesInProgress,
  type Home,
  joinShare,
  keepUnread,
  leaveOthers,
  type LeftOut,
  listOtherReferences,
  lockOwnRecords,
  saveShare,
  type SharedHome,
} from "./own-homes.ts";
import { takeStates } from "./take-states.ts";

export interface Replacement {
  /** The feed's name: it touches its own homes only. */
  origin: string;
  branches: readonly string[];
  /** All homes of the branches, consumed in batches. */
  homes: Iterable<Home>;
  ids: ReadonlySet<string>;
  /** The file has them and says that they are not to let here: they are withdrawn, and not missing. */
  skippedIds: ReadonlySet<string>;
  /** Listings of which only state and rent are taken: the rest of their record was refused. */
  refusedStates: ReadonlyMap<string, FedState>;
  now: Date;
  /** Share of a branch's live homes that the file may lack. */
  guard: number;
}

export interface ReplaceRefusal {
  ok: false;
  problem: string;
  shrinks: Shrink[];
}

export interface Replaced extends LeftOut {
  ok: true;
  changes: Changes;
  history: ListingChange[];
  differences: FeedDifference[];
  /** Branches of which the file lacks so many that nobody unattended may let it pass. */
  shrinks: Shrink[];
  /** Missing in the feed, and kept, as a tenancy of them is under way. */
  asked: NamedHome[];
  rentJumps: RentJump[];
  /** Ids of homes that came without the pictures that the file names, and keep those they have. */
  keptPictures: string[];
}

const photoPath = "/photos/";

/** Reading, comparing and writing so many takes the embedded database about 25 ms. */
const homesAtOnce = 50;

/** Differences that a report keeps. */
const mostDifferences = 500;

/**
 * Syncs the branches' listings with the feed: upserts new and changed ones, leaves unchanged ones
 * alone and withdraws missing ones. The caller has locked the branches, and records the market events.
 * @returns counts and changes, or the reason why nothing was written
 */
export async function replaceListings(
  tx: Transaction,
  replacement: Replacement,
): Promise<Replaced | ReplaceRefusal> {
  const { branches, homes, refusedStates, now, origin } = replacement;
  await lockOwnRecords(tx, branches, origin);
  const live = await listLiveHomes(tx, replacement);
  const { withdrawn, asked, missing } = await findLeaving(tx, live, replacement);
  const shrinks = findShrinks(live, missing, replacement.guard);
  const [shrink] = shrinks;
  if (shrink) return { ok: false, problem: describeShrink(shrink), shrinks };

  const changes: Changes = {
    added: 0,
    changed: 0,
    unchanged: 0,
    withdrawn: withdrawn.length,
    missing: missing.length,
  };
  const history: ListingChange[] = [];
  const differences: FeedDifference[] = [];
  const dropped: string[] = [];
  const keptPictures: string[] = [];
  const leftOut: LeftOut = { left: [], clashing: [], beingLet: [], undecided: [], barred: [] };
  const others = await listOtherReferences(tx, branches, origin);
  for (const batch of splitBatches(homes, homesAtOnce)) {
    // Waiting requests get a turn between the reading of the records and that of the stored homes.
    await setImmediate();
    const own = await leaveOthers(tx, batch, { origin, others }, leftOut);
    const written = await writeBatch(tx, own, now, { dropped, keptPictures, differences });
    const added = written.filter(({ before }) => before === null).length;
    changes.added += added;
    changes.changed += written.length - added;
    changes.unchanged += own.length - written.length;
    history.push(...written);
  }
  let followed = 0;
  const refused = live.filter(({ id }) => refusedStates.has(id));
  for (const batch of splitBatches(refused, homesAtOnce)) {
    const taken = await takeStates(tx, batch, { ...replacement, others, leftOut });
    followed += taken.history.length;
    history.push(...taken.history);
    differences.push(...taken.differences.slice(0, mostDifferences - differences.length));
  }
  const rentJumps = findRentJumps(live, history);
  await noteRentJumps(tx, rentJumps, history);
  history.push(...(await withdraw(tx, withdrawn, now)));
  await touchPhotos(tx, dropped);
  const gone = withdrawn.map(({ id, agentRef: reference, name }): FeedDifference => ({
    id,
    reference,
    name,
    kind: "withdrawn",
    fields: [],
  }));
  differences.push(...gone.slice(0, mostDifferences));
  const many = findShrinks(live, missing, guards.unattended);
  changes.followed = followed;
  const found = { history, differences, shrinks: many, asked, rentJumps, keptPictures };
  return { ok: true, changes, ...found, ...leftOut };
}

type LiveHome = Awaited<ReturnType<typeof listLiveHomes>>[number];

/** Homes that the feed has no more, or not as homes to let. Those with a tenancy under way are asked about. */
async function findLeaving(
  tx: Transaction,
  live: readonly LiveHome[],
  { ids, skippedIds, refusedStates }: Replacement,
) {
  const leaving = live.filter(({ id }) => !ids.has(id) && !refusedStates.has(id));
  const letting = await findTenanciesInProgress(
    tx,
    leaving.map(({ id }) => id),
  );
  const withdrawn = leaving.filter(({ id }) => !letting.has(id));
  return {
    withdrawn,
    asked: leaving.filter(({ id }) => letting.has(id)),
    // Half an export lacks homes. One that takes them off the market by their state is whole.
    missing: withdrawn.filter(({ id }) => !skippedIds.has(id)),
  };
}

/** Held until the transaction ends. A second import of the same branch waits. */
export async function lockBranches(tx: Transaction, branches: readonly string[]): Promise<void> {
  for (const branch of branches) {
    const name = `feed of ${branch}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

function describeShrink({ branch, had, missing }: Shrink): string {
  return `${missing} of branch ${branch}’s ${had} live properties are missing from the file. Check that it’s complete.`;
}

/**
 * Upserts new and changed listings.
 * @param notes.dropped collects photos that are no longer shown
 */
async function writeBatch(
  tx: Transaction,
  fed: readonly SharedHome[],
  now: Date,
  {
    dropped,
    keptPictures,
    differences,
  }: { dropped: string[]; keptPictures: string[]; differences: FeedDifference[] },
): Promise<ListingChange[]> {
  const ids = fed.map(({ listing }) => listing.id);
  const rows = await tx.select().from(listings).where(inArray(listings.id, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const homes: Pick<Home, "listing" | "createdAt">[] = [];
  for (const { listing: fresh, createdAt, share, lacksPictures, unread } of fed) {
    const row = stored.get(fresh.id);
    const listing = keepUnread(fresh, row, unread);
    const { listing: joined, added } = joinShare(listing, row, share);
    if (share) await saveShare(tx, listing, share, added, now);
    const media = lacksPictures && joined.media.length === 0 ? (row?.media ?? []) : joined.media;
    if (lacksPictures && media.length > 0) keptPictures.push(listing.id);
    homes.push({ listing: { ...joined, media }, createdAt });
  }
  const news = homes.filter(({ listing }) => {
    const row = stored.get(listing.id);
    return row === undefined || !isDeepStrictEqual({ ...row, ...listing }, row);
  });
  if (news.length > 0) {
    const values = news.map(({ listing, createdAt }) => ({
      ...listing,
      createdAt,
      listedAt: createdAt,
      updatedAt: now,
    }));
    await tx
      .insert(listings)
      .values(values)
      .onConflictDoUpdate({ target: listings.id, set: overwrittenColumns });
  }
  for (const { listing } of news) {
    const before = stored.get(listing.id);
    if (differences.length < mostDifferences) differences.push(describeDifference(listing, before));
    if (!before) continue;
    const stay = new Set(findOwnPhotos(listing));
    dropped.push(...findOwnPhotos(before).filter((name) => !stay.has(name)));
  }
  return news.map(({ listing }) => ({
    id: listing.id,
    before: toMarketState(stored.get(listing.id)),
    after: { status: listing.status, rentPcm: listing.rentPcm },
  }));
}

function toMarketState(row: MarketState | undefined): MarketState | null {
  return row === undefined ? null : { status: row.status, rentPcm: row.rentPcm };
}

function findOwnPhotos({ media }: Pick<Listing, "media">): string[] {
  const own = media.filter(({ url }) => url.startsWith(photoPath));
  return own.map(({ url }) => url.slice(photoPath.length));
}

async function withdraw(
  tx: Transaction,
  withdrawn: readonly ({ id: string } & MarketState)[],
  now: Date,
): Promise<ListingChange[]> {
  for (const batch of splitBatches(withdrawn)) {
    const ids = batch.map(({ id }) => id);
    await tx
      .update(listings)
      .set({ status: "withdrawn", updatedAt: now })
      .where(inArray(listings.id, ids));
  }
  return withdrawn.map(({ id, ...before }) => ({
    id,
    before,
    after: { ...before, status: "withdrawn" },
  }));
}

/** Columns that a feed must not overwrite. */
const preservedColumns = new Set([
  "id",
  "createdAt",
  "listedAt",
  "previousRentPcm",
  "reducedAt",
  "letAgreedAt",
]);
const overwrittenColumns = Object.fromEntries(
  Object.entries(getTableColumns(listings))
    .filter(([name, column]) => !preservedColumns.has(name) && column.generated === undefined)
    .map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
);
