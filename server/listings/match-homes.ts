import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { foldReference } from "../../domain/listings/fold-reference.ts";
import { foldText, searchWords, toPrefixQuery } from "../../domain/shared/text/folded-text.ts";
import { listingRecords } from "./listing-record-tables.ts";

/**
 * Which homes a text means, for each place of the office in which one is looked for: by the beginnings of
 * all words, which an index knows, or by the home's own number; else by what is anywhere within street,
 * postcode or reference. None of no text.
 */
export function listHomeMatches(text: string): (SQL | undefined)[] {
  const words = searchWords(text).slice(0, 8);
  if (words.length === 0) return [];
  const begins = sql`${listingRecords.searchWords} @@ ${toPrefixQuery(words)}::tsquery`;
  return [or(begins, hasNumber(text)), isWithin(words)];
}

/**
 * For lists that have to stay quick whatever is typed: what is within is asked only of a part of a
 * reference, such as `LN0003`.
 */
export function listQuickHomeMatches(text: string): (SQL | undefined)[] {
  const [begins] = listHomeMatches(text);
  if (begins === undefined) return [];
  const part = text.trim();
  const isReference = /\d{3}/.test(part) && !/\W/.test(part);
  return isReference ? [begins, hasPartOfReference(part)] : [begins];
}

/** Rows of the first match that has some. */
export async function findInTurn<Row>(
  matches: readonly (SQL | undefined)[],
  look: (where: SQL | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  for (const where of matches) {
    const found = await look(where);
    if (found.length > 0) return found;
  }
  return [];
}

/** `L-20431`, as the office calls a home. */
function hasNumber(text: string): SQL | undefined {
  const number = /^l[-\s]?(\d{1,9})$/i.exec(text.trim())?.[1];
  return number === undefined ? undefined : eq(listingRecords.number, Number(number));
}

/** A postcode may be typed without its space. */
function isWithin(words: readonly string[]): SQL | undefined {
  const squeezed = sql`replace(${listingRecords.searched}, ' ', '') like ${toPattern(words.join(""))}`;
  return or(
    hasPartOfReference(words.join("")),
    and(...words.map((word) => sql`${listingRecords.searched} like ${toPattern(word)}`)),
    squeezed,
  );
}

/** That home and no other: `a1` is `A1`, and `A11` is not. */
export function hasReference(reference: string): SQL {
  return sql`lower(btrim(${listingRecords.agentRef})) = ${foldReference(reference)}`;
}

function hasPartOfReference(text: string): SQL {
  return sql`lower(${listingRecords.agentRef}) like ${toPattern(text)}`;
}

function toPattern(text: string): string {
  return `%${foldText(text).replaceAll(/[\\%_]/g, "\\$&")}%`;
}
