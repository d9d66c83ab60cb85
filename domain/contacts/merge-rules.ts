import { foldText } from "../shared/folded-text.ts";

/** A merge can be undone for so long, so that the office finds out whether it was right. */
export const undoMergeDays = 30;

const dayMs = 86_400_000;

export function canUndoMerge(mergedAt: Date, now: Date): boolean {
  return now.getTime() - mergedAt.getTime() < undoMergeDays * dayMs;
}

interface Named {
  firstname: string;
  lastname: string;
}

/**
 * Whether two names may be one person's: equal, the two halves exchanged, initials, a short form of
 * the first name, or one slip of the keyboard in either half.
 */
export function areNamesAlike(one: Named, other: Named): boolean {
  const [first, last] = foldName(one);
  const [otherFirst, otherLast] = foldName(other);
  const straight = areFirstNamesAlike(first, otherFirst) && areWordsAlike(last, otherLast);
  return straight || (areWordsAlike(first, otherLast) && areWordsAlike(last, otherFirst));
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
