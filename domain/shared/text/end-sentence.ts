/** What somebody wrote, before another sentence. */
export function endSentence(text: string): string {
  return /[.!?”]$/.test(text) ? text : `${text}.`;
}
