import { areNamesAlike, isSameName, type Named } from "../shared/text/compare-names.ts";

/** Answers about work and income that came under an e-mail address and a phone number. */
export interface GivenAnswers {
  /** Typed with them. */
  name: Named;
  /** Of the contact, as it is now. */
  record: Named;
  /** The record had a name like it when they came, or staff have taken over the name since. */
  isOfRecord: boolean;
}

/**
 * Answers of whoever calls themselves so, among those of their address and number: given under a name like
 * it, else what the record's person gave before their name was corrected to one like it.
 * @param sets the newest first
 */
export function findAnswersOf<One extends GivenAnswers>(
  sets: readonly One[],
  name: Named,
): One | null {
  return (
    sets.find((set) => isSameName(set.name, name)) ??
    sets.find((set) => areNamesAlike(set.name, name)) ??
    sets.find(({ isOfRecord, record }) => isOfRecord && areNamesAlike(record, name)) ??
    null
  );
}

/**
 * Answers of the record's own person. Whoever came first under an address that is not theirs made its
 * record: what a corrected name is like comes before what only the former one was.
 * @param sets the newest first
 */
export function findAnswersOfRecord<One extends GivenAnswers>(sets: readonly One[]): One | null {
  const alike = sets.find(({ name, record }) => areNamesAlike(name, record));
  return alike ?? sets.find(({ isOfRecord }) => isOfRecord) ?? null;
}
