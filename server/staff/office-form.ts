import { readValues, type Values } from "../../domain/shared/fields/fields.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { DeclaredForms, OfficeForm } from "../../domain/staff/office-forms.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Refusal, Refused } from "../platform/submissions/outcome.ts";
import { noRecord, refuseFields } from "./refusals.ts";
import type { SignedIn } from "./sessions.ts";

/** What a form of the office is given: who pressed, on which page, and what came with it. */
export interface FormCall {
  /** Its `config.publicUrl` is where links in mails lead. */
  app: AppContext;
  by: SignedIn;
  /** Where links of renters and landlords lead. */
  siteUrl: string;
  /** Where links of colleagues lead. */
  officeOrigin: string;
  /** Of the page's address. */
  params: Readonly<Partial<Record<string, string>>>;
  texts: Texts;
  files: readonly { name: string; bytes: Uint8Array }[];
  /** Somebody only asks what would be sent. */
  isLook: boolean;
}

export interface Done<More = undefined> {
  /** Null where nothing has been done, only shown. */
  done: string | null;
  /** Token by which it is taken back. */
  undo?: string | undefined;
  mails?: PreviewedMail[] | undefined;
  /** Another page shows it. */
  to?: string | undefined;
  /** What only this page shows. */
  more?: More | undefined;
  /** Of what was done in part: somebody else has changed the rest meanwhile. */
  isConflict?: boolean | undefined;
}

interface PreviewedMail {
  recipient: string;
  subject: string;
  text: string;
}

export type FormOutcome<More = undefined> =
  | { ok: true; answer: Done<More> }
  | (Refused & { more?: More | undefined });

/** What every page of the office is answered. */
export interface FormAnswer<More = undefined> {
  /** Which of the page's forms. */
  form: string;
  done: string | null;
  undo: string | null;
  /** What the button would send. */
  mails: PreviewedMail[] | null;
  refusal: Refusal | undefined;
  /** What was sent. A page without script shows it again, unless it is done. */
  fields: Texts;
  more: More | undefined;
  /** What is pressed before the page has come anew is another submission. */
  formKey: string;
}

/** What was read from the fields of a form. */
export type FormValues<Of extends OfficeForm> = Values<Of["fields"]>;

/**
 * What a form does, in a transaction of the engine: what it refuses, and what somebody only looks at,
 * has changed nothing. `ownTransactions` is for what has others, or works long before it writes, such as
 * sealing a file, and then writes in `run`.
 */
type Act<Of extends OfficeForm, More> =
  | ((tx: Transaction, call: FormCall, values: FormValues<Of>) => Promise<FormOutcome<More>>)
  | {
      ownTransactions: (
        call: FormCall,
        values: FormValues<Of>,
        run: Run<More>,
      ) => Promise<FormOutcome<More>>;
    };

/** The transaction in which a form acts: one that is kept, or one that only shows what would be sent. */
export type Run<More> = (
  act: (tx: Transaction) => Promise<FormOutcome<More>>,
) => Promise<FormOutcome<More>>;

export interface OfficeAct<More = undefined> {
  form: OfficeForm;
  answer(call: FormCall, run: Run<More>): Promise<FormOutcome<More>>;
}

export type OfficeActs<More = undefined> = Readonly<Record<string, OfficeAct<More>>>;

/** Of a page: each declared form with what it does, and nothing else. */
export function defineActs<All extends DeclaredForms, More = undefined>(
  forms: All,
  acts: { [Name in keyof NoInfer<All>]: Act<All[Name], More> },
): OfficeActs<More> {
  const names: (keyof All & string)[] = Object.keys(forms);
  return Object.fromEntries(names.map((name) => [name, defineAct(forms[name]!, acts[name])]));
}

export function defineAct<Of extends OfficeForm, More>(
  form: Of,
  act: Act<Of, More>,
): OfficeAct<More> {
  const answer = async (call: FormCall, run: Run<More>): Promise<FormOutcome<More>> => {
    const read = readValues<Of["fields"]>(form.fields, call.texts);
    if (!read.ok) return refuseFields(read.issues);
    const { values } = read;
    return "ownTransactions" in act
      ? act.ownTransactions(call, values, run)
      : run((tx) => act(tx, call, values));
  };
  return { form, answer };
}

/** What does something with the record whose page it is, in transactions of its own. */
export const actOnPageRecord = <Read, More = undefined>(
  change: (call: FormCall, id: string, values: Read) => Promise<FormOutcome<More>>,
) => ({
  ownTransactions: async (call: FormCall, values: Read): Promise<FormOutcome<More>> => {
    const { id = "" } = call.params;
    return isUuid(id) ? change(call, id, values) : noRecord;
  },
});

export function done(text: string): { ok: true; answer: { done: string } } {
  return { ok: true, answer: { done: text } };
}
