import { foldText } from "./folded-text.ts";

// Four questions about two names, from the strictest to the most lenient. A paper asks the first, a
// search the second, the third whenever one person may have written both, and the fourth of a caller.

export interface Named {
  firstname: string;
  lastname: string;
}

/**
 * For what a paper says of somebody, and a check of theirs: case, spaces at either end or in a row, and
 * how an accent is encoded make no other name. All else does: a letter that only looks the same, or an
 * accent less, is another person to an authority.
 */
export function isSameWording(a: string, b: string): boolean {
  return foldWording(a) === foldWording(b);
}

function foldWording(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/**
 * For a claim beside a record, which the office is asked about unless it is the same name in another
 * notation: without accents or marks, as a search reads it.
 */
export function isSameName(one: Named, other: Named): boolean {
  return formatNameKey(one) === formatNameKey(other);
}

export function formatNameKey({ firstname, lastname }: Named): string {
  return foldWord(`${firstname} ${lastname}`);
}

/**
 * For what is proposed to the office or belongs to whoever has an address and a number: whether two
 * names may be one person's. They are equal, have the halves exchanged, initials, a short form of the
 * first name, or one slip of the keyboard in either half.
 */
export function areNamesAlike(one: Named, other: Named): boolean {
  if (isSameName(one, other) && formatNameKey(one) !== "") return true;
  const [first, last] = foldName(one);
  const [otherFirst, otherLast] = foldName(other);
  const straight = areFirstNamesAlike(first, otherFirst) && areWordsAlike(last, otherLast);
  return straight || (areWordsAlike(first, otherLast) && areWordsAlike(last, otherFirst));
}

const titles = new Set(["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir"]);

/**
 * Whether what a caller called themselves may be somebody's name: one like it, or half of it, as in
 * "Ada", "Mrs Brough" and "Mrs van der Berg".
 */
export function isCalledLike(spoken: string, person: Named): boolean {
  const all = foldWord(spoken).split(" ");
  const words = all.length > 1 && titles.has(all[0]!) ? all.slice(1) : all;
  if (foldName(person).some((half) => areWordsAlike(words.join(" "), half))) return true;
  return isNameLike(words.join(" "), person);
}

/** Of a name in one field, where nobody can know at which word the surname begins. */
export function isNameLike(fullName: string, person: Named): boolean {
  const words = fullName.trim().split(/\s+/);
  return words.some((_, at) => {
    const [firstname, lastname] = [words.slice(0, at + 1), words.slice(at + 1)];
    return areNamesAlike({ firstname: firstname.join(" "), lastname: lastname.join(" ") }, person);
  });
}

/**
 * The same of what a colleague entered for a caller in two fields: a first and a last name are a whole
 * name, which is no half of a longer one.
 */
export function isEnteredLike(entered: Named, person: Named): boolean {
  const [first, last] = foldName(entered);
  const isHalf = first === "" || last === "" || titles.has(first);
  return isHalf ? isCalledLike(`${first} ${last}`.trim(), person) : areNamesAlike(entered, person);
}

function foldName({ firstname, lastname }: Named): [string, string] {
  return [foldWord(firstname), foldWord(lastname)];
}

function foldWord(text: string): string {
  return foldText(text).split(/\s+/).filter(Boolean).join(" ");
}

function areFirstNamesAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (short !== "" && long.startsWith(short)) || areWordsAlike(one, other);
}

/** Equal, or of four letters at least and one letter apart. */
function areWordsAlike(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  return one === other || (Math.min(one.length, other.length) >= 4 && isOneSlipApart(one, other));
}

/** One letter more, less or other, or two neighbours exchanged. */
function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from++;
  if (long.length > short.length) return short.slice(from) === long.slice(from + 1);
  const exchanged = short[from] === long[from + 1] && short[from + 1] === long[from];
  return (
    short.slice(from + 1) === long.slice(from + 1) ||
    (exchanged && short.slice(from + 2) === long.slice(from + 2))
  );
}
