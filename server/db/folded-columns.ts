import { type SQL, sql } from "drizzle-orm";
import { foldTable, searchedCharacters } from "../../domain/folded-text.ts";

/** As `searchedText` of the columns' texts. */
export function foldedColumns(...columns: string[]): SQL {
  const joined = columns.map((column) => `' ' || ${column}`).join(" || ");
  const { from, to } = foldTable;
  const folded = `translate(normalize(${joined}, NFC), ${literal(from)}, ${literal(to)})`;
  return sql.raw(`left(${folded}, ${searchedCharacters})`);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
