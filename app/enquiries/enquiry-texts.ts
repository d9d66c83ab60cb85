import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";
import type { EnquiryKind } from "../../domain/enquiries/enquiry-fields.ts";
import { brand } from "../brand/brand.ts";

interface EnquiryTexts {
  heading: string;
  label: string;
  hint: string;
  send: string;
  aside: string;
  next: string[];
  letAgreed: Partial<Pick<EnquiryTexts, "heading" | "send">> &
    Pick<EnquiryTexts, "label" | "hint" | "next">;
}

/** The headings are from the specification (renter, section 2). */
const enquiryTexts: Record<EnquiryKind, EnquiryTexts> = {
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
    letAgreed: {
      label: "Your question",
      hint: "Ask about the home, or say what you look for instead.",
      next: [
        "You get a confirmation by email at once.",
        "A Sales Associate reads your message and answers it.",
        "If the home comes back to the market, we can agree a time to see it.",
      ],
    },
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
    letAgreed: {
      heading: "Would you like to see it if it comes back?",
      label: "Your message",
      hint: "Say by when you need a home, and what you look for.",
      send: "Send message",
      next: [
        "You get a confirmation by email at once.",
        "Nothing is booked: the home can’t be viewed while it is let agreed.",
        "If it comes back to the market, a Sales Associate agrees a time with you.",
      ],
    },
  },
};

const enquiryThanks = {
  available: "We will be in touch to confirm your viewing shortly",
  letAgreed: "We’ve got your message. We’ll get in touch if this home comes back to the market.",
};

export interface EnquiryWords extends Omit<EnquiryTexts, "letAgreed"> {
  thanks: string;
  /** Of the page. */
  title: string;
}

type Home = Pick<EnquiryHome, "name" | "area" | "letAgreed">;

/** Goes to the browser as data, to keep the texts out of the JavaScript. */
export function chooseEnquiryWords(kind: EnquiryKind, home: Home): EnquiryWords {
  const { letAgreed, ...texts } = enquiryTexts[kind];
  return {
    ...texts,
    ...(home.letAgreed && letAgreed),
    thanks: home.letAgreed ? enquiryThanks.letAgreed : enquiryThanks.available,
    title: createTitle(kind, home),
  };
}

function createTitle(kind: EnquiryKind, { name, area, letAgreed }: Home): string {
  if (kind === "enquiry") return `Ask about ${name}, ${area}`;
  return letAgreed ? `${name}, ${area}: let agreed` : `Book a viewing of ${name}, ${area}`;
}

/** The page's description for search engines and social sites. */
export function describeEnquiry(kind: EnquiryKind, { name, area, letAgreed }: Home): string {
  if (kind === "enquiry")
    return `Send us your questions about ${name} in ${area}: three short steps, and a person answers.`;
  return letAgreed
    ? `${name} in ${area} is let agreed and can’t be viewed at the moment: write to us in case it comes back, or set an alert for it.`
    : `Tell us when you could see ${name} in ${area}: three short steps, and a person confirms the time.`;
}
