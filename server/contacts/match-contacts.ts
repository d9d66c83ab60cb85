import { and, or, type SQL, sql } from "drizzle-orm";
import { toPhoneKey } from "../../domain/contacts/applicant.ts";
import { searchWords } from "../../domain/shared/text/folded-text.ts";
import type { Queryable } from "../platform/database/client.ts";
import { matchesWords } from "../platform/database/match-words.ts";
import { contacts, phoneMark } from "./contact-tables.ts";

/** Of a number, from which on it is looked for. */
const fewestDigits = 5;

/**
 * Contacts by the beginnings of all words of a name or address, or by the beginning of a number in
 * any notation. One question to one index: two that are joined by `or` have every contact read.
 * @param text as typed, without NUL
 */
export function matchesContact(text: string): SQL {
  const words = searchWords(text);
  const phoneKey = toPhoneKey(text);
  const ways = [words, phoneKey.length >= fewestDigits ? [phoneMark + phoneKey] : []];
  const typed = ways.filter((way) => way.length > 0);
  return typed.length === 0 ? sql`false` : matchesWords(contacts.searchWords, typed);
}

/** Of what is looked for inside words. */
const fewestLetters = 3;
/** Digits in a row that are looked for inside a number: fewer are in too many. */
const fewestWithin = 4;

/**
 * Contacts by any part of a name, an email address or a number. No index helps: every contact is read, so it
 * is asked only where nothing begins so. The words of an address are read only for what looks like one.
 */
export function containsContact(text: string): SQL {
  const words = searchWords(text);
  if (words.join("").length < fewestLetters) return sql`false`;
  if (!/[@.]|(?:\d[\s()+-]*){4}/.test(text)) return /\d/.test(text) ? sql`false` : hasNames(words);
  const stored = sql`strip(${contacts.searchWords})::text`;
  const hasWords = and(...words.map((word) => sql`strpos(${stored}, ${word}) > 0`));
  const digits = toPhoneKey(text);
  if (digits.length < fewestWithin || /[a-z]/i.test(text)) return hasWords ?? sql`false`;
  return or(hasWords, sql`strpos(${contacts.phoneKey}, ${digits}) > 0`) ?? sql`false`;
}

function hasNames(words: readonly string[]): SQL {
  const name = sql`lower(${contacts.firstname} || ' ' || ${contacts.lastname})`;
  return and(...words.map((word) => sql`strpos(${name}, ${word}) > 0`)) ?? sql`false`;
}

/** The one rule of every list of people: as they begin, and if nobody does, by any part. */
export async function chooseContactMatch(db: Queryable, text: string): Promise<SQL> {
  const begins = matchesContact(text);
  const [found] = await db.select({ id: contacts.id }).from(contacts).where(begins).limit(1);
  return found ? begins : containsContact(text);
}
