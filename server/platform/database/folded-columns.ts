import { type SQL, sql } from "drizzle-orm";
import { foldTable, searchedCharacters } from "../../../domain/shared/text/folded-text.ts";

/** SQL equivalent of `normalizeSearchText`. */
export function buildFoldedColumnsSql(...columns: string[]): SQL {
  const joined = columns.map((column) => `' ' || ${column}`).join(" || ");
  const { from, to } = foldTable;
  const folded = `translate(normalize(${joined}, NFC), ${quoteLiteral(from)}, ${quoteLiteral(to)})`;
  return sql.raw(`left(${folded}, ${searchedCharacters})`);
}

/**
 * Words of `buildFoldedColumnsSql` for a full-text index. Splits at spaces only, since PostgreSQL's parser
 * would split differently from the in-memory search.
 */
export function searchWordsSql(...columns: string[]): SQL {
  const words = sql`string_to_array(${buildFoldedColumnsSql(...columns)}, ' ')`;
  return sql`array_to_tsvector(array_remove(${words}, ''))`;
}

function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
