import { asTyped, field, hiddenText, ifSent } from "../../shared/fields/fields.ts";
import { declareForms } from "../../staff/office-forms.ts";
import {
  feedbackAnswerNames,
  feedbackAnswers,
  feedbackReasonNames,
  feedbackReasons,
} from "../feedback/feedback.ts";
import { viewingTexts } from "../viewing-texts.ts";

const editing = { permission: "edit-diary", fields: {} } as const;

/** Read by the move, which knows what it was before. What does not come stays as it is. */
const moving = {
  date: asTyped("Day", { input: "date" }),
  time: asTyped("Start time", { input: "time" }),
  minutes: asTyped("Length (minutes)", { input: "number" }),
  negotiator: asTyped("Negotiator", { input: "select" }),
  place: ifSent(field("Location", viewingTexts.place)),
  note: ifSent(field("Note", viewingTexts.note, { optional: true })),
};
const consent = viewingTexts.tenantConsent;

/** A move by drag or by keys. */
export const diaryForms = declareForms({
  move: {
    permission: "edit-diary",
    fields: {
      appointment: hiddenText,
      ...moving,
      tenantConsent: field("How the tenant agreed to less notice", consent, {
        hint: "Such as by phone, Thursday 10:15",
      }),
    },
  },
});

const rent = { input: "pounds", required: true } as const;

/** What the page of an appointment does. */
export const appointmentForms = declareForms({
  move: {
    permission: "edit-diary",
    fields: {
      ...moving,
      tenantConsent: field("How the tenant agreed to less than 24 hours’ notice", consent, {
        optional: true,
      }),
    },
  },
  cancel: {
    permission: "edit-diary",
    fields: {
      reason: field("Reason", viewingTexts.reason, {
        optional: true,
        hint: "Only staff see this",
        max: 300,
      }),
    },
  },
  "cancel-booking": editing,
  /** Read by `recordValuation`: the figures depend on each other. */
  value: {
    permission: "edit-diary",
    fields: {
      /** Of the figure that the form showed. */
      mark: hiddenText,
      rent: asTyped("Suggested rent a month", rent),
      lowest: asTyped("Lowest rent a month", rent),
      highest: asTyped("Highest rent a month", rent),
      words: asTyped("Message to landlord", {
        input: "textarea",
        optional: true,
        hint: "Shown on their page with the figures",
        max: 1000,
      }),
    },
  },
  release: editing,
});

const list = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

/** Of both buttons. Read by `writeOfficeFeedback`. */
const ourWords = {
  permission: "edit-diary",
  fields: {
    note: asTyped("Our note", {
      input: "textarea",
      hint: "Only staff see this, but the person gets a copy if they ask for their data.",
      max: 2000,
    }),
    landlordText: asTyped("For the landlord", {
      input: "textarea",
      hint: "Don’t include names, benefits, children or health. If you edit this, you’ll need to share it again.",
      max: 1000,
    }),
  },
} as const;

/** What the page of a viewing does. */
export const viewingForms = declareForms({
  /** Read as the renter's own answer is. */
  heard: {
    permission: "edit-diary",
    fields: {
      answer: asTyped("What they told you", {
        options: list(feedbackAnswers, feedbackAnswerNames),
      }),
      reason: asTyped("Why isn’t it right for them?", {
        input: "select",
        options: list(feedbackReasons, feedbackReasonNames),
        none: "Not recorded",
      }),
    },
  },
  words: ourWords,
  release: ourWords,
  outcome: editing,
  invite: editing,
});
