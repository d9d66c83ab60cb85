import * as v from "valibot";
import { applicantFields } from "../contacts/applicant.ts";
import type { DocumentKind } from "../documents/document.ts";
import { isRealDate } from "../shared/dates.ts";
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
} from "../shared/fields.ts";
import { declareForms, type FormDeclaration } from "../staff/office-forms.ts";
import { fallFields, finishFields, toFallen, toFinished } from "./end-fields.ts";
import {
  correctionNote,
  doneOn,
  evidence,
  hiddenIdOrNone,
  hiddenPence,
  sideNote,
} from "./evidence-fields.ts";
import { stepFields, toCompletedStep } from "./step-fields.ts";
import {
  type Evidence,
  holdingUses,
  keepReasons,
  type PaymentKind,
  paymentKinds,
  type TenancyPerson,
} from "./tenancy.ts";

/** All but its rule. From its fields derive type, form and reader. */
interface ActionDeclaration extends FormDeclaration {
  /** What the office reads once it is done. */
  done: string;
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
    "As",
    { occupier: "An adult who lives there without signing", guarantor: "A guarantor" },
    "Please say what they are",
  ),
  firstname: field("First name", applicantFields.firstname),
  lastname: field("Last name", applicantFields.lastname),
  email: field("E-mail", applicantFields.email, { input: "email" }),
  phone: field("Phone", applicantFields.phone, { input: "tel" }),
};

type NewPerson = Pick<Values<typeof personFields>, "role" | "firstname" | "lastname"> & {
  id: string;
};

interface AddedPerson {
  do: "add-person";
  person: Pick<TenancyPerson, "id" | "name"> & { role: "occupier" | "guarantor" };
}

const isReceived = ({ never }: { never?: string }) => never !== "on";
const receiptFields = {
  kind,
  wasPence: hiddenPence,
  wasOn: hidden(v.pipe(v.string(), v.check(isRealDate, "Please load the page again"))),
  pence: readWhere(pounds("Amount that came"), isReceived),
  on: readWhere(doneOn("Came on"), isReceived),
  never: tick("It never came"),
  ...evidence(correctionNote),
};

interface CorrectedReceipt {
  do: "correct-receipt";
  kind: PaymentKind;
  /** By which it is found, whatever colleagues corrected meanwhile. */
  wasPence: number;
  wasOn: string;
  /** 0: it never came. */
  pence: number;
  on: string;
  evidence: Evidence;
}

function toCorrected(values: Values<typeof receiptFields>): CorrectedReceipt {
  const { wasPence, wasOn, pence = 0, on = wasOn, note, documentId } = values;
  const shown = { note, documentId };
  return { do: "correct-receipt", kind: values.kind, wasPence, wasOn, pence, on, evidence: shown };
}

/** What can be recorded about a let. Dates are London's, `on` is when it happened. */
export const tenancyActions = declareForms({
  "complete-step": {
    permission,
    fields: stepFields,
    toAction: toCompletedStep,
    done: "Recorded.",
  },
  "reopen-step": {
    permission,
    fields: { kind: stepFields.kind, personId: hiddenIdOrNone },
    done: "Undone: this is open again.",
  },
  "report-right-to-rent": {
    permission,
    fields: {
      personId: hiddenId,
      on: day("Reported on", "Please give the day of the report"),
      ...evidence(),
    },
    paper: "right-to-rent",
    done: "The report to the Home Office is recorded.",
  },
  "give-share-code": {
    permission,
    fields: {
      personId: hiddenId,
      code: text("Share code", { max: 40, hint: "Nine characters, beginning with R" }),
    },
    done: "The share code is saved.",
  },
  "add-person": {
    permission,
    fields: personFields,
    toAction: ({ id, role, firstname, lastname }: NewPerson): AddedPerson => {
      const name = `${firstname} ${lastname}`.trim();
      return { do: "add-person", person: { id, name, role } };
    },
    done: "Added, with their own steps. A written statement given before is given anew.",
    sendsMails: true,
  },
  "waive-guarantor": {
    permission,
    fields: {},
    done: "The let goes on without a guarantor.",
  },
  "move-start": {
    permission,
    fields: { startsOn: day("Starts on", "Please give the new start") },
    done: "The start is moved, and the days of all steps with it. A written statement given before is given anew.",
  },
  "ask-payment": {
    permission,
    fields: {
      kind,
      pence: pounds("Amount"),
      dueOn: day("To be here by", "Please say by when it should be here"),
    },
    done: "Asked for, by mail to every tenant.",
    sendsMails: true,
  },
  "receive-payment": {
    permission,
    fields: {
      kind,
      /** What was to come yet as whoever records it saw it: two halves of a household look the same. */
      openPence: ifSent(hiddenPence),
      pence: pounds("Amount"),
      on: doneOn("Came on"),
      ...evidence(),
    },
    paper: paymentPaper,
    done: "The payment is recorded.",
    sendsMails: true,
  },
  "correct-receipt": {
    permission,
    fields: receiptFields,
    toAction: toCorrected,
    paper: paymentPaper,
    done: "The money is corrected, and every tenant is told. What was recorded before stays on record.",
    sendsMails: true,
  },
  "choose-holding-use": {
    permission,
    fields: {
      towards: field(
        "Once everybody has signed it",
        v.picklist(holdingUses, "Please say what they agreed to"),
        { input: "select" },
      ),
      on: doneOn("Agreed on"),
      ...evidence(),
    },
    done: "What they agreed to is recorded.",
  },
  "apply-holding-deposit": {
    permission,
    fields: { on: doneOn("On"), ...evidence() },
    paper: paymentPaper,
    done: "Counted towards it, as they agreed.",
  },
  "repay-payment": {
    permission,
    fields: { kind, pence: pounds("Amount"), on: doneOn("Paid back on"), ...evidence() },
    paper: paymentPaper,
    done: "Recorded as paid back.",
    sendsMails: true,
  },
  "keep-holding-deposit": {
    permission,
    fields: {
      reason: field("Why", v.picklist(keepReasons, "Please choose why"), { input: "select" }),
      on: doneOn("Reasons given on"),
      ...evidence(sideNote),
    },
    paper: "keep-reasons",
    done: "Recorded as kept, and they are told.",
    sendsMails: true,
  },
  "extend-deadline": {
    permission,
    fields: {
      until: day("New last day", "Please give the new last day"),
      agreedOn: day("Both agreed on", "Please give the day on which both agreed"),
      ...evidence(sideNote),
    },
    paper: "extension",
    done: "The later day is recorded, and both are told.",
    sendsMails: true,
  },
  "confirm-tenancy": {
    permission,
    fields: { on: doneOn("Made sure on"), ...evidence() },
    done: "Recorded: they still live there. It is asked again in a year.",
  },
  "fall-through": {
    permission,
    fields: fallFields,
    toAction: toFallen,
    done: "The let has ended, and everybody is told.",
    sendsMails: true,
  },
  finish: {
    permission,
    fields: finishFields,
    toAction: toFinished,
    done: "The tenancy is over.",
  },
} satisfies Record<string, ActionDeclaration>);
