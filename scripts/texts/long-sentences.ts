import { countWords, longestSentence } from "./wording-rules.ts";

/** Sentences of a document that nobody reads in one breath; code, tables and links' addresses aside. */
export function listLongSentences(markdown: string): string[] {
  return (
    markdown
      .replaceAll(/^```.*?^ {0,3}```$/gms, "\n\n")
      .replaceAll(/^\s*\|.*$/gm, "\n")
      // The order of the subjects.
      .replaceAll(/^\w+( < [\w-]+)+$/gm, "")
      .replaceAll(/\]\([^)]*\)/g, "]")
      .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.)\s)/)
      .flatMap((block) => block.replaceAll(/\s+/g, " ").split(/(?<=[.?!:])\s+/))
      .filter((sentence) => countWords(sentence) > longestSentence)
  );
}
