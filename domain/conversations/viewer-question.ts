import * as v from "valibot";
import { messageField, linesField } from "../shared/fields/text-fields.ts";

/** What somebody asked about a home, in the words of the office, for its landlord to read. */
export const viewerQuestionFields = v.object({
  question: linesField(
    { max: 1000 },
    {
      missing: "Enter the question for the landlord",
      long: "Enter at most 1,000 characters",
    },
  ),
});

export const questionAnswerFields = v.object({ answer: messageField("Enter your answer") });

/**
 * What in a text tells the landlord who asked, or null. It finds what can be recognised; whoever
 * writes it reads it for the rest.
 */
export function findRequester(text: string, name: string): string | null {
  const address = text.split(/\s/u).find((word) => /\S@[^\s@.]+\.\S/u.test(word));
  if (address !== undefined) return address;
  // Shorter ones are rents, years and postcodes.
  const number = /\+?\d(?:[\s()./-]*\d){8,}/u.exec(text)?.[0];
  if (number !== undefined) return number;
  const words = new Set(splitWords(text));
  return splitWords(name).find((word) => word.length > 1 && words.has(word)) ?? null;
}

/** With their capitals: `Will` is a name where `will` is none. */
function splitWords(text: string): string[] {
  return text.normalize("NFC").match(/[\p{L}\p{M}]+/gu) ?? [];
}
