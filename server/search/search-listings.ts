import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { SearchRequest, SearchSort } from "../../domain/search/search.ts";
import { getCases, type Search, sortKeys } from "../../domain/search/search-conditions.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { ReadHomes } from "../listings/listings.ts";
import { listings } from "../listings/listing-tables.ts";
import { toSql } from "./search-clauses.ts";

type Page = Omit<SearchRequest, "filter">;

/**
 * Returns one page of matches, available ones before recently let agreed ones, and the total count.
 * A limit of 0 only counts.
 */
export async function runSearch<Home>(
  db: Queryable,
  search: Search,
  page: Page,
  read: ReadHomes<Home>,
): Promise<{ listings: Home[]; total: number }> {
  const cases = getCases(search).map((conditions) => and(...conditions.map(toSql)));
  const { sort } = search.filter;
  const [found, total] = await Promise.all([
    page.limit === 0 ? [] : read(db, selectPage(cases, sort, page), toOrderBy(sort)),
    countMatches(db, cases),
  ]);
  return { listings: found, total };
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

async function countMatches(db: Queryable, cases: (SQL | undefined)[]): Promise<number> {
  const counts = cases.map((where) => sql`(select count(*) from ${listings} where ${where})`);
  const { rows } = await db.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  );
  return rows[0]?.total ?? 0;
}

/** `available` sorts before `let-agreed`. */
function toOrderBy(sort: SearchSort): SQL[] {
  const keys = sortKeys[sort].map(({ by, down }) => (down ? desc : asc)(listings[by]));
  return [asc(listings.status), ...keys];
}
