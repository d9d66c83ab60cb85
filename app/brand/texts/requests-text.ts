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
      "Three short steps, and your account manager calls to arrange a free rental valuation of your property.",
    heading: "Book your free valuation",
    question: "Tell us about the property",
    label: "Address, and times that suit you",
    hint: "A postcode and the number of bedrooms is enough to start.",
    next: [
      "Your account manager calls to schedule the visit.",
      "You get a rental figure, and how we reached it.",
      `If you instruct us, your property is online within ${claims.advertisedWithin}.`,
    ],
    thanks: requestThanks,
    after: { to: "/landlords#calculator", label: "See what you could save" },
  },
  portfolio: {
    heading: "Book your free valuation",
    question: "Tell us about the portfolio",
    homes: "How many homes",
    label: "Your list, or where the homes are",
    hint: "Paste addresses, rents and dates in whatever form you keep them. What doesn't fit can come as an answer to our email.",
    next: [
      "Your account manager calls to go through the list.",
      "You get a rental figure for every home, and how we reached it.",
      "You agree with us which homes move, and when.",
    ],
    thanks: `${requestThanks} The rest of your list can come as an answer to our email.`,
    after: { to: "/multi-property", label: "How a portfolio comes to us" },
  },
  switch: {
    title: "Switch your provider",
    description:
      "Move the management of your property to us in three short steps: your account manager arranges the rest.",
    heading: "Switch your provider now",
    question: "Who manages the property now?",
    label: "Present provider, and the property's address",
    hint: "What you pay now and when the agreement ends help us to compare.",
    next: [
      "Your account manager calls and goes through your present agreement.",
      "You see our fee beside the one you pay, VAT included.",
      "If you switch, we ask your provider for keys, deposit and papers.",
    ],
    thanks: requestThanks,
    after: { to: "/landlords#calculator", label: "See what you could save" },
  },
  demo: {
    title: `Book your ${walletName} demo`,
    description: `See your rent, statements and certificates in one place: book a demo of the ${walletName} in three short steps.`,
    heading: `Book your ${walletName} demo`,
    question: "What would you like to see?",
    label: "What the demo should cover",
    hint: "How many properties you have, what you use today, and times that suit you.",
    next: [
      "Your account manager calls to agree a time.",
      "You see the Wallet at work, with the questions you brought.",
      "You get the price for your properties in writing.",
    ],
    thanks: requestThanks,
    after: { to: "/property-wallet", label: `Read about the ${walletName}` },
  },
};
