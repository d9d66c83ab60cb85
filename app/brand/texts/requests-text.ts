import { walletName } from "../../../domain/agency/agency.ts";
import type { RequestKind } from "../../../domain/requests/request-fields.ts";
import type { LabelledLink } from "../../ui/page-link.ts";
import { claims, requestThanks } from "../claims.ts";

export type RequestForm = RequestKind | "portfolio";

interface PageText {
  title: string;
  description: string;
}

interface RequestText {
  heading: string;
  question: string;
  label: string;
  hint: string;
  next: string[];
  thanks: string;
  after: LabelledLink;
}

/** The headings are from the specification. */
export const requestsText: Record<RequestKind, RequestText & PageText> &
  Record<"portfolio", RequestText & { homes: string }> = {
  valuation: {
    title: "Book your free valuation",
    description:
      "Complete three short steps, and your account manager will call to arrange a free rental valuation of your property.",
    heading: "Book your free valuation",
    question: "Tell us about the property",
    label: "Address, and times that suit you",
    hint: "A postcode and the number of bedrooms are enough to start.",
    next: [
      "Your account manager will call to schedule the visit.",
      "You’ll get a rental figure, and an explanation of how we reached it.",
      `If you instruct us, your property is online within ${claims.advertisedWithin}.`,
    ],
    thanks: requestThanks,
    after: { to: "/landlords#calculator", label: "See what you could save" },
  },
  portfolio: {
    heading: "Book your free valuation",
    question: "Tell us about the portfolio",
    homes: "Number of properties",
    label: "Your list, or where the properties are",
    hint: "Paste addresses, rents and dates in whatever form you keep them. You can send anything that doesn’t fit in reply to our email.",
    next: [
      "Your account manager will call to go through the list.",
      "You’ll get a rental figure for every property, and an explanation of how we reached it.",
      "You’ll agree with us which properties move, and when.",
    ],
    thanks: `${requestThanks} You can send the rest of your list in reply to our email.`,
    after: { to: "/multi-property", label: "How a portfolio comes to us" },
  },
  switch: {
    title: "Switch your provider",
    description:
      "Move the management of your property to us in three short steps. Your account manager will arrange the rest.",
    heading: "Switch your provider now",
    question: "Who manages the property now?",
    label: "Your current agent and the property’s address",
    hint: "Tell us what you pay now and when the agreement ends, so we can compare.",
    next: [
      "Your account manager will call and go through your current agreement.",
      "You’ll see our fee next to the one you pay, including VAT.",
      "If you switch, we’ll ask your current agent for the keys, deposit and documents.",
    ],
    thanks: requestThanks,
    after: { to: "/landlords#calculator", label: "See what you could save" },
  },
  demo: {
    title: `Book your ${walletName} demo`,
    description: `See your rent, statements and certificates in one place. Book a demo of the ${walletName} in three short steps.`,
    heading: `Book your ${walletName} demo`,
    question: "What would you like to see?",
    label: "What the demo should cover",
    hint: "Tell us how many properties you have, what you use today and which times suit you.",
    next: [
      "Your account manager will call to agree a time.",
      "You’ll see the Wallet in action and get answers to your questions.",
      "You’ll get the price for your properties in writing.",
    ],
    thanks: requestThanks,
    after: { to: "/property-wallet", label: `Read about the ${walletName}` },
  },
};
