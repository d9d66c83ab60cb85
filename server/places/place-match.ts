import type { Query, SearchResult } from "minisearch";
import { listMainWords, type PlaceWords } from "./place-words.ts";

/** A place's name or alias, and the words people add to it. */
export interface PlaceKey extends PlaceWords {
  besides: ReadonlySet<string>;
}

/**
 * `exact` matches the whole name, `start` its prefix, `words` later words, `typo` only with wrong
 * letters forgiven.
 */
export interface PlaceMatch {
  fit: "exact" | "start" | "words" | "typo";
  /** Fraction of the name that was typed, 0 to 1. */
  share: number;
  score: number;
}

export const maxPlaceTypos = 2;
export const keyFields = ["words", "joined", "besides"];

/** Shorter mistyped prefixes match too many words: `paris` would match Parsons Green. */
const fewestBegun = 7;
/** Least fraction of a name to type before a typo match counts. Shorter texts match by chance. */
const leastGuessed = 0.6;

/** The joined words and, as a wrong letter is only found in whole words, their prefixes. */
export function createKeyDocument({ words, joined, besides }: PlaceKey) {
  const least = Math.max(fewestBegun, Math.ceil(joined.length * leastGuessed));
  const prefixes = Array.from({ length: Math.max(0, joined.length - least) }, (_, more) =>
    joined.slice(0, least + more),
  );
  return {
    words: words.join(" "),
    joined: [joined, ...prefixes].join(" "),
    besides: [...besides].join(" "),
  };
}

/** Matches the joined text, or each word in any order where one of them is in the name. */
export function createPlaceQuery(typed: PlaceWords, maxTypos: number): Query {
  const { joined } = typed;
  const words = listMainWords(typed);
  const last = words.at(-1);
  const queries = [...new Set(words)].map((word) => {
    const prefix = word === last && word.length > 2;
    const isBeside = { queries: [word], fields: ["besides"], prefix };
    return either([matchSpelling(word, { fields: ["words"], prefix: true, maxTypos }), isBeside]);
  });
  return either([
    matchSpelling(joined, { fields: ["joined"], prefix: joined.length > 2, maxTypos }),
    { combineWith: "AND", queries },
  ]);
}

const either = (queries: Query[]): Query => ({ combineWith: "OR", queries });

function matchSpelling(
  word: string,
  { fields, prefix, maxTypos }: { fields: string[]; prefix: boolean; maxTypos: number },
): Query {
  const fuzzy = Math.min(maxTypos, countAllowedTypos(word));
  const swaps = fuzzy > 0 ? listSwaps(word) : [];
  return either([
    { queries: [word], fields, prefix, fuzzy },
    { queries: swaps, fields },
  ]);
}

/** None in short words and numbers. */
function countAllowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : maxPlaceTypos;
}

/** The engine counts two swapped letters as two typos. */
function listSwaps(word: string): string[] {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => at);
  return pairs.map((at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
}

/** @returns null if the name alone does not match */
export function ratePlaceMatch(
  typed: PlaceWords,
  key: PlaceKey,
  { match, score }: Pick<SearchResult, "match" | "score">,
  forgiving: boolean,
): PlaceMatch | null {
  const found = Object.entries(match);
  const terms = found.filter(([, fields]) => fields.includes("words")).map(([term]) => term);
  const isJoined = found.some(([, fields]) => fields.includes("joined"));
  const isOfName = (word: string) =>
    terms.some((term) => term.startsWith(word)) || (forgiving && !key.besides.has(word));
  const ofName = [...new Set(listMainWords(typed))].filter(isOfName);
  const byWords = terms.length > 0 && ofName.length <= terms.length;
  if (!byWords && !isJoined) return null;
  const letters = Math.min(ofName.join("").length, terms.join("").length);
  const share = byWords
    ? letters / listMainWords(key).join("").length
    : typed.joined.length / key.joined.length;
  const atStart = isJoined || key.words[0]!.startsWith(ofName[0]!);
  return describeFit({ share: Math.min(1, share), score }, atStart, forgiving);
}

function describeFit(
  match: Pick<PlaceMatch, "share" | "score">,
  atStart: boolean,
  forgiving: boolean,
): PlaceMatch | null {
  if (forgiving) return match.share < leastGuessed ? null : { ...match, fit: "typo" };
  if (match.share === 1) return { ...match, fit: "exact" };
  return { ...match, fit: atStart ? "start" : "words" };
}
