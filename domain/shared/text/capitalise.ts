/** Words that also stand within a sentence, at the beginning of one. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
