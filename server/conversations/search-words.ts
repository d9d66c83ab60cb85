import { type SQL, sql } from "drizzle-orm";
import { getPhoneMatch } from "../../domain/conversations/same-person.ts";
import { foldText, searchWords } from "../../domain/shared/folded-text.ts";

interface Searched {
  name: string;
  email: string | null;
  phone: string | null;
  /** Name and address of the home. */
  home: readonly string[];
  /** Without its space it is one more word. */
  postcode: string | null;
  /** Ids of requests, which people quote. */
  ids: readonly string[];
}

/** Any of its ends from so many digits on is a word, so that any part of a number is found. */
const fewestDigits = 4;
const longestWord = 64;

/** The words by which a conversation is found, each also by its beginning. */
export function listSearchWords({ name, email, phone, home, postcode, ids }: Searched): string[] {
  const digits = phone === null ? "" : (getPhoneMatch(phone) ?? phone.replaceAll(/\D/g, ""));
  const ends = Array.from({ length: Math.max(0, digits.length - fewestDigits + 1) }, (_, start) =>
    digits.slice(start),
  );
  const texts = [
    name,
    email ?? "",
    ...home,
    postcode ?? "",
    ...ids.map((id) => id.slice(0, longestWord)),
  ];
  const joined = postcode === null ? [] : [foldText(postcode).replaceAll(/\s/g, "")];
  const words = texts.flatMap((text) => searchWords(text));
  return [...new Set([...words, ...joined, ...ends])].map((word) => word.slice(0, longestWord));
}

export function toSearchVector(words: readonly string[]): SQL {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return words.length === 0 ? sql`''::tsvector` : sql`array_to_tsvector(array[${list}]::text[])`;
}

const mostWords = 8;

/**
 * Every word must be found, each by its beginning. A phone number may be any part of one, typed in
 * any way. Null if nothing was typed.
 * @returns a `tsquery` in PostgreSQL's notation
 */
export function readSearchQuery(text: string): string | null {
  const words = readPhoneDigits(text) ?? searchWords(text).slice(0, mostWords);
  if (words.length === 0) return null;
  return words
    .map(
      (word) => `'${word.slice(0, longestWord).replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`,
    )
    .join(" & ");
}

function readPhoneDigits(text: string): string[] | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text
    .replace("(0)", "")
    .replaceAll(/\D/g, "")
    .replace(/^(?:0044|440?|00?)/, "");
  return digits.length < fewestDigits ? null : [digits];
}
