import * as v from "valibot";
import type { DocumentKind } from "../../domain/documents/document.ts";
import { isRealDate } from "../../domain/shared/dates.ts";
import { penceField } from "../../domain/shared/pence.ts";
import { keepable, keepableLine } from "../../domain/shared/text-fields.ts";
import { evidenceKinds } from "../../domain/tenancies/required-steps.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { day, evidence, on, optionalId, paymentPaper, wholePence } from "./let-action-fields.ts";
import {
  rightToRentMethods,
  rightToRentResults,
} from "../../domain/tenancies/right-to-rent-result.ts";
import {
  type Evidence,
  endedByWhom,
  holdingUses,
  keepReasons,
  paymentKinds,
  stepKinds,
  stepOutcomes,
} from "../../domain/tenancies/tenancy.ts";

/** What a form records, and what a paper that comes with it is. */
export interface LetAction {
  action: TenancyAction;
  paper: DocumentKind;
}

const kind = v.picklist(paymentKinds);
const pence = penceField;
const by = v.picklist(endedByWhom, "Please say who ended it");

const rightToRent = {
  result: v.picklist(rightToRentResults, "Please say what the check found"),
  method: v.picklist(rightToRentMethods, "Please say how it was checked"),
  permissionUntil: v.pipe(
    v.optional(v.string(), ""),
    v.check((text) => text === "" || isRealDate(text), "Please give a day that exists"),
    v.transform((text) => (text === "" ? null : text)),
  ),
};

const step = { kind: v.picklist(stepKinds), personId: optionalId };

const mistyped = {
  kind,
  wasPence: wholePence,
  wasOn: day("Please load the page again"),
  documentId: optionalId,
  note: v.pipe(evidence.note, v.nonEmpty("Please say why it is corrected")),
};

/** Ticked where it never came, whatever stands in the other fields then. */
const correction = v.pipe(
  v.variant("never", [
    v.object({ never: v.literal("on"), ...mistyped }),
    v.object({ never: v.optional(v.undefined()), ...mistyped, pence, on }),
  ]),
  v.transform((fields) => {
    const { kind: payment, wasPence, wasOn, note, documentId } = fields;
    const became = fields.never === "on" ? { pence: 0, on: wasOn } : fields;
    return {
      action: {
        do: "correct-receipt" as const,
        kind: payment,
        wasPence,
        wasOn,
        pence: became.pence,
        on: became.on,
        evidence: { note, documentId },
      },
      paper: paymentPaper,
    };
  }),
);

/** With what becomes of what the end leaves. A home is advertised again by `finishIn`. */
const ended = v.pipe(
  v.object({
    by,
    on,
    ...evidence,
    deposit: v.optional(v.picklist(["settled", "open"]), "open"),
    keys: v.optional(v.picklist(["back", "open"]), "open"),
    home: v.optional(v.picklist(["relist", "kept", "open"]), "open"),
  }),
  v.transform(({ by: ender, on: endedOn, note, documentId, deposit, keys, home }) => ({
    action: {
      do: "finish" as const,
      by: ender,
      on: endedOn,
      evidence: { note, documentId },
      done: [
        ...(deposit === "settled" ? (["deposit-settled"] as const) : []),
        ...(keys === "back" ? (["keys-back"] as const) : []),
        ...(home === "kept" ? (["home-decided"] as const) : []),
      ],
    },
    paper: "other" as const,
  })),
);

/** Of checks of who somebody is. */
const naming = {
  name: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty("Enter the full name as the evidence shows it"),
      v.maxLength(200, "Please keep it under 200 characters"),
      keepableLine,
    ),
  ),
  recordName: v.optional(v.pipe(v.string(), v.maxLength(500), keepable)),
};

const toNaming = ({ name, recordName }: { name?: string; recordName?: string }) => ({
  ...(name !== undefined && { name }),
  ...(recordName !== undefined && { recordName }),
});

const forms = {
  "complete-step": v.pipe(
    v.object({
      ...step,
      on,
      outcome: v.picklist(stepOutcomes, "Please say how it came out"),
      ...naming,
      ...evidence,
    }),
    v.transform(({ kind: stepKind, personId, on: done, outcome, note, documentId, ...named }) => ({
      action: {
        do: "complete-step" as const,
        kind: stepKind,
        personId,
        on: done,
        outcome,
        evidence: { note, documentId },
        ...toNaming(named),
      },
      paper: evidenceKinds[stepKind],
    })),
  ),
  "check-right-to-rent": v.pipe(
    v.object({ personId: optionalId, on, ...rightToRent, ...naming, ...evidence }),
    v.transform(({ personId, on: done, result, method, permissionUntil, ...shown }) => ({
      action: {
        do: "complete-step" as const,
        kind: "right-to-rent" as const,
        personId,
        on: done,
        outcome: result === "none" ? ("failed" as const) : ("passed" as const),
        evidence: { note: shown.note, documentId: shown.documentId },
        rightToRent: { result, method, permissionUntil },
        ...toNaming(shown),
      },
      paper: evidenceKinds["right-to-rent"],
    })),
  ),
  "reopen-step": plain("reopen-step", step),
  "report-right-to-rent": evidenced(
    "report-right-to-rent",
    { personId: v.pipe(v.string(), v.uuid()), on: day("Please give the day of the report") },
    "right-to-rent",
  ),
  "give-share-code": plain("give-share-code", {
    personId: v.pipe(v.string(), v.uuid()),
    code: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(40)),
  }),
  "waive-guarantor": plain("waive-guarantor", {}),
  "move-start": plain("move-start", { startsOn: day("Please give the new start") }),
  "ask-payment": plain("ask-payment", {
    kind,
    pence,
    dueOn: day("Please say by when it should be here"),
  }),
  "receive-payment": evidenced(
    "receive-payment",
    { kind, pence, on, openPence: v.exactOptional(wholePence) },
    paymentPaper,
  ),
  "correct-receipt": correction,
  "choose-holding-use": evidenced(
    "choose-holding-use",
    { towards: v.picklist(holdingUses, "Please say what they agreed to"), on },
    "other",
  ),
  "apply-holding-deposit": evidenced("apply-holding-deposit", { on }, paymentPaper),
  "repay-payment": evidenced("repay-payment", { kind, pence, on }, paymentPaper),
  "keep-holding-deposit": evidenced(
    "keep-holding-deposit",
    { reason: v.picklist(keepReasons, "Please choose why"), on },
    "keep-reasons",
  ),
  "extend-deadline": evidenced(
    "extend-deadline",
    {
      until: day("Please give the new last day"),
      agreedOn: day("Please give the day on which both agreed"),
    },
    "extension",
  ),
  "confirm-tenancy": evidenced("confirm-tenancy", { on }, "other"),
  finish: ended,
  "fall-through": evidenced("fall-through", { by, on }, "other"),
};

function plain<Name extends TenancyAction["do"], Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
) {
  return v.pipe(
    v.object(entries),
    v.transform((fields) => ({ action: { do: name, ...fields }, paper: "other" as const })),
  );
}

/** What shows it stands among the fields of the form. */
function evidenced<Name extends TenancyAction["do"], Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
  paper: DocumentKind,
) {
  return v.pipe(
    v.object({ ...entries, ...evidence }),
    v.transform((fields) => {
      // What it is by `evidence`, which TypeScript does not see through the other entries.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const { note, documentId, ...rest } = fields as typeof fields & Evidence;
      return { action: { do: name, ...rest, evidence: { note, documentId } }, paper };
    }),
  );
}

export type LetForm = keyof typeof forms;

export function isLetForm(name: string): name is LetForm {
  return Object.hasOwn(forms, name);
}

/** Reads what a form of a let's page records. */
export function readLetAction(
  form: LetForm,
  fields: Readonly<Partial<Record<string, string>>>,
): { ok: true; read: LetAction } | { ok: false; issues: readonly v.BaseIssue<unknown>[] } {
  const parsed = v.safeParse(forms[form], fields);
  return parsed.success ? { ok: true, read: parsed.output } : { ok: false, issues: parsed.issues };
}
