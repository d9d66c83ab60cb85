import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { toPrefixQuery } from "../../../domain/shared/text/folded-text.ts";

/** Of an e-mail address, up to the first full stop of its domain. */
const isAddress = (word: string) => /.@/.test(word);

/**
 * Rows that have all words of one of several ways, each by its beginning.
 *
 * For the beginning of a word an index collects all rows that have it, and nearly all have the `com` of
 * an address. So only the address itself is looked for there, which hardly anybody else has, and
 * the rest is compared in what it leads to: PostgreSQL looks for nothing negated in an index.
 * @param column a `tsvector`
 */
export function matchesWords(column: AnyColumn, ways: readonly (readonly string[])[]): SQL {
  const query = toQuery(ways);
  const looked = toQuery(ways.map((way) => (way.some(isAddress) ? way.filter(isAddress) : way)));
  return looked === query
    ? sql`${column} @@ ${query}::tsquery`
    : sql`(${column} @@ ${looked}::tsquery and not ${column} @@ ${`!(${query})`}::tsquery)`;
}

function toQuery(ways: readonly (readonly string[])[]): string {
  return ways.map((way) => `(${toPrefixQuery(way)})`).join(" | ");
}
