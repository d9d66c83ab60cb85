import * as v from "valibot";
import { applicantFields } from "../contacts/applicant.ts";
import type { DocumentKind } from "../documents/document.ts";
import { isRealDate } from "../shared/dates.ts";
import { pageOutOfDate } from "../shared/fields/page-out-of-date.ts";
import {
  choice,
  day,
  field,
  hidden,
  hiddenId,
  ifSent,
  pounds,
  readWhere,
  text,
  tick,
  type Values,
} from "../shared/fields/fields.ts";
import { declareForms, type FormDeclaration } from "../staff/office-forms.ts";
import { fallFields, finishFields, toFallen, toFinished } from "./end/end-fields.ts";
import {
  correctionNote,
  doneOn,
  evidence,
  hiddenIdOrNone,
  hiddenPence,
  sideNote,
} from "./steps/evidence-fields.ts";
import { stepFields, toCompletedStep } from "./steps/step-fields.ts";
import { holdingUses, keepReasons, paymentKinds } from "./tenancy.ts";

/** All but its rule. From its fields derive type, form and reader. */
interface ActionDeclaration extends FormDeclaration {
  /** What the office reads once it is done. */
  done: string;
  /** Its line in the history. */
  history: string;
  /** What a file that comes with it is. Left out: another paper, or that of its step. */
  paper?: DocumentKind;
  /** Where what its rule is given is not just what its fields say. */
  toAction?: (values: never) => object;
}

/** A bank statement can show the payments of others, so it is no receipt: that every tenant may read. */
const paymentPaper = "payment-record";
const permission = "edit-lets";
const kind = hidden(v.picklist(paymentKinds));

const personFields = {
  role: choice(
    "Role in the tenancy",
    { occupier: "Permitted occupier (18 or over, not signing)", guarantor: "Guarantor" },
    "Select their role in the tenancy",
  ),
  firstname: field("First name", applicantFields.firstname),
  lastname: field("Last name", applicantFields.lastname),
  email: field("Email", applicantFields.email, { input: "email" }),
  phone: field("Phone", applicantFields.phone, { input: "tel" }),
};

type NewPerson = Pick<Values<typeof personFields>, "role" | "firstname" | "lastname"> & {
  id: string;
};

const isReceived = ({ never }: { never?: string }) => never !== "on";
const receiptFields = {
  kind,
  /** By both it is found, whatever colleagues corrected meanwhile. */
  wasPence: hiddenPence,
  wasOn: hidden(v.pipe(v.string(), v.check(isRealDate, pageOutOfDate))),
  pence: readWhere(pounds("Amount received"), isReceived),
  on: readWhere(doneOn("Date received"), isReceived),
  never: tick("Payment wasn’t received"),
  ...evidence(correctionNote),
};

/** To nothing, where it never came. */
function toCorrected(values: Values<typeof receiptFields>) {
  const { wasPence, wasOn, pence = 0, on = wasOn, note, documentId } = values;
  const was = { kind: values.kind, wasPence, wasOn };
  return { do: "correct-receipt" as const, ...was, pence, on, evidence: { note, documentId } };
}

/** What can be recorded about a tenancy. Dates are London's, `on` is when it happened. */
export const tenancyActions = declareForms({
  "complete-step": {
    permission,
    fields: stepFields,
    toAction: toCompletedStep,
    done: "Step recorded.",
    history: "Completed a step",
  },
  "reopen-step": {
    permission,
    fields: { kind: stepFields.kind, personId: hiddenIdOrNone },
    done: "Step reopened.",
    history: "Reopened a step",
  },
  "report-right-to-rent": {
    permission,
    fields: {
      personId: hiddenId,
      on: day("Reported on", "Enter the date of the report"),
      ...evidence(),
    },
    paper: "right-to-rent",
    done: "Report to the Home Office recorded.",
    history: "Reported a right to rent to the Home Office",
  },
  "give-share-code": {
    permission,
    fields: {
      personId: hiddenId,
      code: text("Share code", { max: 40, hint: "9 characters, beginning with R" }),
    },
    done: "Share code saved.",
    history: "Gave a share code",
  },
  "add-person": {
    permission,
    fields: personFields,
    toAction: ({ id, role, firstname, lastname }: NewPerson) => ({
      do: "add-person" as const,
      person: { id, name: `${firstname} ${lastname}`.trim(), role },
    }),
    done: "Person added, with their own steps. Any written statement already given must be given again.",
    history: "Added a person",
    sendsMails: true,
  },
  "waive-guarantor": {
    permission,
    fields: {},
    done: "Guarantor no longer required.",
    history: "Waived the guarantor",
  },
  "move-start": {
    permission,
    fields: { startsOn: day("Starts on", "Enter the new start date") },
    done: "Start date and the dates of all steps moved. Any written statement already given must be given again.",
    history: "Moved the start date",
  },
  "ask-payment": {
    permission,
    fields: {
      kind,
      pence: pounds("Amount"),
      dueOn: day("Due by", "Enter the date it’s due"),
    },
    done: "Payment request emailed to all tenants.",
    history: "Asked for a payment",
    sendsMails: true,
  },
  "receive-payment": {
    permission,
    fields: {
      kind,
      /** What was to come yet as whoever records it saw it: two halves of a household look the same. */
      openPence: ifSent(hiddenPence),
      pence: pounds("Amount"),
      on: doneOn("Date received"),
      ...evidence(),
    },
    paper: paymentPaper,
    done: "Payment recorded.",
    history: "Recorded a payment received",
    sendsMails: true,
  },
  "correct-receipt": {
    permission,
    fields: receiptFields,
    toAction: toCorrected,
    paper: paymentPaper,
    done: "Payment corrected and tenants emailed. We’ve saved the original record.",
    history: "Corrected a payment received",
    sendsMails: true,
  },
  "choose-holding-use": {
    permission,
    fields: {
      towards: field(
        "Use of the holding deposit",
        v.picklist(holdingUses, "Select what they agreed to"),
        { input: "select" },
      ),
      on: doneOn("Agreed on"),
      ...evidence(),
    },
    done: "Agreement recorded.",
    history: "Chose what the holding deposit counts towards",
  },
  "apply-holding-deposit": {
    permission,
    fields: { on: doneOn("Date"), ...evidence() },
    paper: paymentPaper,
    done: "Holding deposit counted towards the payment, as agreed.",
    history: "Counted the holding deposit towards what was due",
  },
  "repay-payment": {
    permission,
    fields: { kind, pence: pounds("Amount"), on: doneOn("Paid back on"), ...evidence() },
    paper: paymentPaper,
    done: "Repayment recorded.",
    history: "Recorded a repayment",
    sendsMails: true,
  },
  "keep-holding-deposit": {
    permission,
    fields: {
      reason: field("Reason", v.picklist(keepReasons, "Select a reason"), { input: "select" }),
      on: doneOn("Date reasons given in writing"),
      ...evidence(sideNote),
    },
    paper: "keep-reasons",
    done: "Holding deposit recorded as kept and tenants emailed.",
    history: "Kept the holding deposit",
    sendsMails: true,
  },
  "extend-deadline": {
    permission,
    fields: {
      until: day("New deadline", "Enter the new deadline"),
      agreedOn: day("Both agreed on", "Enter the date both agreed"),
      ...evidence(sideNote),
    },
    paper: "extension",
    done: "Extension recorded. We’ve emailed the tenants and the landlord.",
    history: "Extended the holding deposit’s deadline",
    sendsMails: true,
  },
  "confirm-tenancy": {
    permission,
    fields: { on: doneOn("Date confirmed"), ...evidence() },
    done: "Confirmation recorded. We’ll ask again in a year.",
    history: "Confirmed the move-in",
  },
  "fall-through": {
    permission,
    fields: fallFields,
    toAction: toFallen,
    done: "Tenancy ended and everyone emailed.",
    history: "Recorded that the tenancy fell through",
    sendsMails: true,
  },
  finish: {
    permission,
    fields: finishFields,
    toAction: toFinished,
    done: "Tenancy ended.",
    history: "Ended the tenancy",
  },
} satisfies Record<string, ActionDeclaration>);

type ActionName = keyof typeof tenancyActions;

declare module "../shared/audit-actions.ts" {
  interface DeclaredActions extends Record<`tenancy.${ActionName}`, string> {}
}

/** By their names in the audit. */
export const historyLines: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(tenancyActions).map(({ name, history }) => [`tenancy.${name}`, history]),
);
