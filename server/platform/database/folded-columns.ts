import { type SQL, sql } from "drizzle-orm";
import { foldTable, searchedCharacters } from "../../../domain/shared/folded-text.ts";

/** As `searchedText` of the columns' texts. */
export function foldedColumnsSql(...columns: string[]): SQL {
  const joined = columns.map((column) => `' ' || ${column}`).join(" || ");
  const { from, to } = foldTable;
  const folded = `translate(normalize(${joined}, NFC), ${literal(from)}, ${literal(to)})`;
  return sql.raw(`left(${folded}, ${searchedCharacters})`);
}

/**
 * The words of `foldedColumns`, for a full-text index. Cut at spaces alone, because PostgreSQL's own
 * parser would take a text apart in other places than a search in memory does.
 */
export function searchWordsSql(...columns: string[]): SQL {
  const words = sql`string_to_array(${foldedColumnsSql(...columns)}, ' ')`;
  return sql`array_to_tsvector(array_remove(${words}, ''))`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
