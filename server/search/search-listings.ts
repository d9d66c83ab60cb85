import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { SearchRequest, SearchSort } from "../../domain/search/search.ts";
import { getCases, type Search, sortKeys } from "../../domain/search/search-conditions.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ReadHomes } from "../listings/listings.ts";
import { listings } from "../listings/listing-tables.ts";
import { toSql } from "./search-clauses.ts";

type Page = Omit<SearchRequest, "filter">;

/**
 * Returns one page of matches, available ones before recently let agreed ones, and the total count,
 * in one statement. A limit of 0 only counts.
 */
export async function runSearch<Home>(
  db: Queryable,
  search: Search,
  page: Page,
  read: ReadHomes<Home>,
): Promise<{ listings: Home[]; total: number }> {
  const cases = buildCases(search);
  const { sort } = search.filter;
  const total = sumMatches(cases);
  if (page.limit === 0) return { listings: [], total: await count(db, total) };
  const found = await read(db, selectPage(cases, sort, page), toOrderBy(sort), total);
  // Beyond the last page there is no home that carries the total.
  const isEmpty = found.total === null && page.offset === 0;
  return {
    listings: found.homes,
    total: isEmpty ? 0 : (found.total ?? (await count(db, total))),
  };
}

/** A page of matches alone: counting all of them takes longer than finding the first. */
export async function listMatches<Home>(
  db: Queryable,
  search: Search,
  page: Page,
  read: ReadHomes<Home>,
): Promise<Home[]> {
  const { sort } = search.filter;
  const found = await read(db, selectPage(buildCases(search), sort, page), toOrderBy(sort));
  return found.homes;
}

function buildCases(search: Search): (SQL | undefined)[] {
  return getCases(search).map((conditions) => and(...conditions.map(toSql)));
}

/**
 * Each case is a query of its own, so that it can use its best index, and selects ids only, for an
 * index-only scan.
 */
function selectPage(cases: (SQL | undefined)[], sort: SearchSort, { offset, limit }: Page): SQL {
  const order = sql.join(toOrderBy(sort), sql`, `);
  const firsts = cases.map(
    (where) => sql`(select ${listings.id}, ${listings.status}, ${listings.listedAt},
      ${listings.rentPcm} from ${listings} where ${where} order by ${order} limit ${offset + limit})`,
  );
  const ids = sql`select ${listings.id} from (${sql.join(firsts, sql` union all `)}) as ${listings}
    order by ${order} limit ${limit} offset ${offset}`;
  return sql`${listings.id} in (${ids})`;
}

function sumMatches(cases: (SQL | undefined)[]): SQL<number> {
  const counts = cases.map((where) => sql`(select count(*) from ${listings} where ${where})`);
  return sql<number>`(${sql.join(counts, sql` + `)})::int`;
}

async function count(db: Queryable, total: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${total} as total`);
  return rows[0]?.total ?? 0;
}

/** `available` sorts before `let-agreed`. */
function toOrderBy(sort: SearchSort): SQL[] {
  const keys = sortKeys[sort].map(({ by, down }) => (down ? desc : asc)(listings[by]));
  return [asc(listings.status), ...keys];
}
