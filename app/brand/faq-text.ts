import type { LabelledLink } from "../ui/page-link.ts";

export interface FaqText {
  question: string;
  /** A paragraph an entry. */
  answer: string[];
  /** Where to read on or to act. */
  link?: LabelledLink;
}
