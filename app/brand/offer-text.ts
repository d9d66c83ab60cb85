import type { SaveState } from "../offers/draft-sync.ts";
import type { Missing } from "../offers/submit-rule.ts";

/** `/offer/{id}`: the container and what stands around its windows. */
export const offerText = {
  title: (home: string) => `Your offer for ${home}`,
  listed: (rent: string, available: string) => `Listed at ${rent} pcm, available ${available}.`,
  keptUntil: (day: string) =>
    `What you enter is kept behind this link until ${day}, so that you can leave and come back.`,
  description: "Make your offer: its details, the tenants and what you accept, in ten minutes.",
  backToMain: "Back to your offer",
  opening: "Opening…",
  details: {
    title: "Offer details",
    open: "Fill in the details",
    edit: "Edit details",
    none: "The rent you offer, the move-in date, and what you would like to agree: eight short steps.",
    unfinished: "The details are not finished yet.",
    law: "What the law says about this",
  },
  tenants: {
    title: "Tenants",
    add: "Add a tenant",
    edit: "Edit",
    none: "Everybody of 18 or over who will live in the home and sign the agreement.",
    unfinished: "Some answers are still missing",
    full: "An offer has at most five tenants.",
    evenShares: "Shares add up to 100%.",
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: "What was entered for this tenant is deleted.",
    yes: "Remove",
    no: "Keep",
  },
  acceptances: {
    title: "Acceptances",
    note: "Adding a tenant clears these ticks, because everybody named must agree.",
    either: "Of the two boxes with terms, one is enough.",
    required: "required",
  },
  before: {
    title: "Before you send",
    rent: "Rent offered",
    holding: "Holding deposit",
    holdingNote: (day: string) =>
      `At most one week’s rent, taken off your first month. Paid today, the agreement is due within 15 days, by ${day}`,
    security: "Security deposit",
    securityNote: "Five weeks’ rent",
    noDeposit: "This home is let without one",
    submit: "Submit",
    working: "Working...",
    again: "Try again",
    nothingTaken:
      "Nothing is taken now. Your Account Manager calls you back once the landlord has answered.",
    faq: "Questions about offers",
  },
  leave: {
    title: "Leave your offer?",
    saved: "What you entered is saved. The link in your e-mail leads back to it.",
    unsaved: "Some of what you entered is not saved yet and may be lost.",
    yes: "Leave",
    no: "Stay here",
  },
  adults: {
    title: "Is everybody named?",
    send: "Send it as it is",
    look: "Look again",
  },
  torn: {
    title: "This offer was changed elsewhere",
    text: "Somebody saved another version, or you did on another device. Choose which one goes on: the other is given up.",
    caption: "What differs",
    what: "Answer",
    mine: "Here",
    theirs: "Saved elsewhere",
    nothing: "Nothing",
    keepMine: "Keep what is here",
    takeTheirs: "Take what was saved",
    later: "Choose later",
    choose: "Choose a version",
  },
} as const;

/** How the saving of the draft stands. */
export const saveText: Record<SaveState, string> = {
  saved: "Saved",
  saving: "Saving...",
  unsaved: "Not saved yet: no connection",
  torn: "Not saved: this offer was changed elsewhere",
};

/** What Submit still waits for. */
export function missingText(missing: Missing): string {
  switch (missing.kind) {
    case "details":
      return "Fill in the offer details";
    case "tenants":
      return "Add at least one tenant";
    case "firstname":
      return `Give tenant ${missing.number} a first name`;
    case "terms":
      return "Accept the terms in one of the two boxes";
    default:
      return "Accept the privacy policy";
  }
}
