import type { EnquiryKind } from "../../../domain/enquiry-fields.ts";
import { brand } from "../../brand/brand.ts";

interface EnquiryWords {
  heading: string;
  /** The free text's label and hint. */
  label: string;
  hint: string;
  send: string;
  /** What the home beside the form is to the visitor. */
  aside: string;
  /** What happens after sending, in order. */
  next: string[];
}

/** The headings are the specification's (renter specification, section 2). */
export const enquiryWords: Record<EnquiryKind, EnquiryWords> = {
  enquiry: {
    heading: "Have questions about this property?",
    label: "Your question, and times that suit you",
    hint: "If you would like to see the home, say which days and evenings work.",
    send: "Send message",
    aside: "The home you ask about",
    next: [
      "You get a confirmation by email at once.",
      "A Sales Associate reads your message and answers it.",
      `If you want to see the home, we agree a time: ${brand.viewingTimes}.`,
    ],
  },
  viewing: {
    heading: "Let's book you in for your viewing",
    label: "Days and times that suit you",
    hint: `Two or three to choose from are best. We show homes ${brand.viewingTimes}.`,
    send: "Request viewing",
    aside: "The home you want to see",
    next: [
      "You get a confirmation by email at once.",
      "A Sales Associate looks for a time among yours.",
      "The viewing is booked once we have confirmed the time with you.",
    ],
  },
};
