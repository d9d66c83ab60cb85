import type { LabelledLink } from "../../ui/page-link.ts";

export interface FaqText {
  question: string;
  answer: string[];
  link?: LabelledLink;
}
