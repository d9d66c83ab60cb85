/**
 * Characters that turn the direction of what stands around them (Unicode, annex 9): embeddings,
 * overrides and isolates. They make `gpj.exe` out of `exe.jpg`, and a person's words out of another's.
 */
const marks = /[\u202A-\u202E\u2066-\u2069]/gu;

export const unseenMessage = "Remove any invisible characters";

export function hasDirectionMarks(text: string): boolean {
  return text.search(marks) !== -1;
}

/** For what nobody can be asked to type again: feeds, copied phone numbers, words in a mail. */
export function stripDirectionMarks(text: string): string {
  return text.replaceAll(marks, "");
}
