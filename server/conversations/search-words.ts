import { type SQL, sql } from "drizzle-orm";
import { getPhoneMatch } from "../../domain/conversations/same-person.ts";
import { foldText, searchWords } from "../../domain/shared/text/folded-text.ts";
import { matchesWords } from "../platform/database/match-words.ts";
import { conversations } from "./conversation-tables.ts";

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
  return words.length === 0 ? sql`''::tsvector` : sql`array_to_tsvector(${toTextArray(words)})`;
}

export function toTextArray(words: readonly string[]): SQL {
  const list = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  );
  return sql`array[${list}]::text[]`;
}

const mostWords = 8;

/** Two words as they are typed, one as it is stored. The third floor is none. */
const postcode = /\b([a-z]{1,2}\d[a-z\d]?)\s+(?!1st|2nd|3rd|\dth)(\d[a-z]{2})\b/g;

/**
 * Words that must all be found, each by its beginning. A phone number may be any part of one, typed
 * in any way. E2 7AB is not E20 7AB. Null if nothing was typed.
 */
export function readSearchWords(text: string): string[] | null {
  const typed = foldText(text).replaceAll(postcode, "$1$2");
  const words = readPhoneDigits(text) ?? searchWords(typed).slice(0, mostWords);
  return words.length === 0 ? null : words.map((word) => word.slice(0, longestWord));
}

/** Conversations that have all of the words. */
export function hasWords(words: readonly string[]): SQL {
  return matchesWords(conversations.searchWords, [words]);
}

function readPhoneDigits(text: string): string[] | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text
    .replace("(0)", "")
    .replaceAll(/\D/g, "")
    .replace(/^(?:0044|440?|00?)/, "");
  return digits.length < fewestDigits ? null : [digits];
}
