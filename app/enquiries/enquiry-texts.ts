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
    hint: "If you’d like to see the home, tell us which days and evenings suit you.",
    send: "Send message",
    aside: "The home you’re asking about",
    next: [
      "You’ll get a confirmation email straight away.",
      "A Sales Associate will read and answer your message.",
      `If you want to see the home, we’ll agree a time (${brand.viewingTimes}).`,
    ],
    letAgreed: {
      label: "Your question",
      hint: "Ask about the home, or tell us what you’re looking for instead.",
      next: [
        "You’ll get a confirmation email straight away.",
        "A Sales Associate will read and answer your message.",
        "If the home comes back on the market, we can agree a time to see it.",
      ],
    },
  },
  viewing: {
    heading: "Let's book you in for your viewing",
    label: "Days and times that suit you",
    hint: `Give us 2 or 3 to choose from. We do viewings ${brand.viewingTimes}.`,
    send: "Request viewing",
    aside: "The home you want to see",
    next: [
      "You’ll get a confirmation email straight away.",
      "A Sales Associate will look for a time among yours.",
      "The viewing is booked once we’ve confirmed the time with you.",
    ],
    letAgreed: {
      heading: "Would you like to see it if it comes back?",
      label: "Your message",
      hint: "Tell us when you need a home by, and what you’re looking for.",
      send: "Send message",
      next: [
        "You’ll get a confirmation email straight away.",
        "Nothing is booked, because the home can’t be viewed while it’s let agreed.",
        "If it comes back on the market, a Sales Associate will agree a time with you.",
      ],
    },
  },
};

const enquiryThanks = {
  available: "We will be in touch to confirm your viewing shortly",
  letAgreed: "We’ve got your message. We’ll get in touch if this home comes back on the market.",
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
    return `Send us your questions about ${name} in ${area}. It takes three short steps, and a person will answer.`;
  return letAgreed
    ? `${name} in ${area} is let agreed and can’t be viewed at the moment. Write to us in case it comes back, or set an alert for it.`
    : `Tell us when you could see ${name} in ${area}. It takes three short steps, and a person will confirm the time.`;
}
