import { listQuickHomeMatches } from "../../listings/match-homes.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import {
  type HomesFilter,
  type HomesView,
  tabStates,
} from "../../../domain/listings/homes-view.ts";
import { advertisedStates, type ListingState } from "../../../domain/listings/listing-state.ts";
import { isHomeOf } from "../../branches/of-branch.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { officeOrigin } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staff } from "../../staff/staff-tables.ts";
import { isStillLet, shownState } from "../../tenancies/end/is-still-let.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";

/** Rows of a page: what fits a screen or two is there at once. */
export const homesPerBatch = 50;

const dayMs = 86_400_000;

const {
  publishProblem,
  problem,
  state,
  forbidden,
  origin,
  ownerId,
  listedAt,
  bricks,
  rentPcm,
  title,
  id,
} = listingRecords;

/** Those in which a home may not be what the law forbids to advertise. */
const judgedStates: ReadonlySet<ListingState> = new Set(["draft", "ready", ...advertisedStates]);
const isLive = inArray(state, [...advertisedStates]);

/** It may not be public as it is, or could not be at its time. */
export const isBlocked = or(
  and(gt(forbidden, 0), inArray(state, [...judgedStates])),
  isNotNull(publishProblem),
);

function buildTab(tab: HomesView["tab"]): SQL | undefined {
  if (tab === "all") return undefined;
  if (tab === "blocked") return isBlocked;
  const isOfTab = inArray(state, [...tabStates[tab]]);
  if (tab === "agreed") return and(isOfTab, not(isStillLet));
  return isOfTab;
}

function buildFilter(filter: HomesFilter, staffId: string, now: Date): SQL | undefined {
  switch (filter) {
    case "mine":
      return or(eq(ownerId, staffId), isNull(ownerId));
    case "own":
      return eq(origin, officeOrigin);
    case "fed":
      return ne(origin, officeOrigin);
    case "old":
      return and(isLive, lt(listedAt, new Date(now.getTime() - 30 * dayMs)));
    case "quiet":
      return and(
        inArray(state, ["available", "under-offer"]),
        sql`not exists (select from ${bookings} where ${bookings.listingId} = ${id}
          and ${bookings.state} <> 'cancelled'
          and ${bookings.startsAt} > ${new Date(now.getTime() - 7 * dayMs).toISOString()}::timestamptz)`,
      );
    default:
      return undefined;
  }
}

async function buildWhere(
  db: Queryable,
  view: HomesView,
  { staffId, branch = null }: HomesReader,
  now: Date,
): Promise<SQL | undefined> {
  return and(
    isHomeOf(branch),
    ...view.filters.map((filter) => buildFilter(filter, staffId, now)),
    await chooseMatch(db, view.find, branch),
  );
}

/** What is looked for, in all tabs alike. */
async function chooseMatch(
  db: Queryable,
  text: string,
  branch: string | null,
): Promise<SQL | undefined> {
  const matches = listQuickHomeMatches(text);
  for (const match of matches) {
    const [found] = await db
      .select({ id })
      .from(listingRecords)
      .where(and(isHomeOf(branch), match))
      .limit(1);
    if (found) return match;
  }
  return matches[0];
}

const sortColumns = { days: listedAt, name: title, rent: rentPcm, complete: bricks };
export type HomesSort = keyof typeof sortColumns;

/** What is not known sorts by days on the market, as nothing does. */
export function findSort({ sort }: Pick<HomesView, "sort">): HomesSort {
  const isKnown = (name: string): name is HomesSort => Object.hasOwn(sortColumns, name);
  return isKnown(sort) ? sort : "days";
}

/** The longest on the market first. What is not on it comes after. */
function buildOrder(view: HomesView): SQL[] {
  const { descending } = view;
  const sort = findSort(view);
  const column = sortColumns[sort];
  // The most days are the earliest date.
  const isUp = sort === "days" ? descending : !descending;
  if (isUp) return [sql`${column} asc nulls last`, asc(id)];
  // Each has an index in this order: a name and bricks are never left out.
  const last = column === title || column === bricks ? sql`nulls first` : sql`nulls last`;
  return [sql`${column} desc ${last}`, sql`${id} desc nulls first`];
}

export type HomesRow = Awaited<ReturnType<typeof listHomes>>["rows"][number];

/** Who looks at the table, and whose homes it has. */
export interface HomesReader {
  staffId: string;
  branch?: string | null;
}

/** A page of the table, and how many homes each tab has. */
export async function listHomes(db: Queryable, view: HomesView, by: HomesReader, now: Date) {
  const where = await buildWhere(db, view, by, now);
  const offset = (view.page - 1) * homesPerBatch;
  const listFirst = (ofTab: SQL | undefined) =>
    db
      .select({ id })
      .from(listingRecords)
      .where(and(ofTab, where))
      .orderBy(...buildOrder(view))
      .limit(offset + homesPerBatch);
  const ofState = listFirst(buildTab(view.tab));
  // Each off an index of its own, as their counts.
  const page = (view.tab === "let" ? unionAll(ofState, listFirst(isStillLet)) : ofState).as("page");
  const rows = await db
    .select({
      id,
      number: listingRecords.number,
      title,
      area: listingRecords.area,
      outcode: listingRecords.outcode,
      rentPcm,
      state: shownState,
      origin,
      agentRef: listingRecords.agentRef,
      bricks,
      forbidden,
      warnings: listingRecords.warnings,
      problem: listingRecords.problem,
      publishAt: listingRecords.publishAt,
      /** Why it was not published at its time. */
      publishProblem,
      hasDraft: sql<boolean>`${listingRecords.draft} <> '{}'::jsonb or ${listingRecords.draftMedia} is not null`,
      cover: listings.cover,
      listedAt: listings.listedAt,
      owner: staff.name,
      ownerId,
    })
    .from(page)
    .innerJoin(listingRecords, eq(id, page.id))
    .leftJoin(listings, eq(listings.id, id))
    .leftJoin(staff, eq(staff.id, ownerId))
    .orderBy(...buildOrder(view))
    .limit(homesPerBatch)
    .offset(offset);
  return { rows, counts: await countTabs(db, where) };
}

/** How many homes each tab has with these filters. */
export async function countHomes(db: Queryable, view: HomesView, by: HomesReader, now: Date) {
  return countTabs(db, await buildWhere(db, view, by, now));
}

async function countTabs(
  db: Queryable,
  where: SQL | undefined,
): Promise<Record<HomesView["tab"], number>> {
  // Each off an index of its own: together they would read every row.
  const rows = await db
    .select({ state, homes: count() })
    .from(listingRecords)
    .where(where)
    .groupBy(state);
  const blocked = await db.$count(listingRecords, and(isBlocked, where));
  const stillLet = await db.$count(listingRecords, and(isStillLet, where));
  const sum = (states: readonly string[]) =>
    rows.filter((row) => states.includes(row.state)).reduce((all, row) => all + row.homes, 0);
  return {
    all: rows.reduce((all, row) => all + row.homes, 0),
    live: sum(tabStates.live),
    draft: sum(tabStates.draft),
    blocked,
    agreed: sum(tabStates.agreed) - stillLet,
    let: sum(tabStates.let) + stillLet,
    withdrawn: sum(tabStates.withdrawn),
  };
}

/** Half of the homes on the market have been there for longer. Null while there is none. */
export async function findMedianListed(
  db: Queryable,
  branch: string | null = null,
): Promise<Date | null> {
  const live = and(isLive, isNotNull(listedAt), isHomeOf(branch));
  const homes = await db.$count(listingRecords, live);
  if (homes === 0) return null;
  const [row] = await db
    .select({ listedAt })
    .from(listingRecords)
    .where(live)
    .orderBy(asc(listedAt))
    .limit(1)
    .offset(Math.floor((homes - 1) / 2));
  return row?.listedAt ?? null;
}

const isUrgent = or(and(gt(forbidden, 0), isLive), isNotNull(publishProblem));

/**
 * Homes that are advertised though they may not be, or that could not be published at their time,
 * for the page of today.
 */
export function listBlockedHomes(db: Queryable, limit: number, branch: string | null = null) {
  return db
    .select({
      id,
      title,
      area: listingRecords.area,
      outcode: listingRecords.outcode,
      state,
      problem: sql<string | null>`coalesce(${publishProblem}, ${problem})`,
      forbidden,
    })
    .from(listingRecords)
    .where(and(isUrgent, isHomeOf(branch)))
    .orderBy(desc(listingRecords.updatedAt), asc(id))
    .limit(limit);
}

export function countBlockedHomes(db: Queryable, branch: string | null = null): Promise<number> {
  return db.$count(listingRecords, and(isUrgent, isHomeOf(branch)));
}
