import { randomUUID } from "node:crypto";
import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import type { ChoiceKind } from "../../domain/shared/fields/choice-kinds.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { readPreviewedChange } from "../../domain/shared/preview-change.ts";
import { pageOutOfDate } from "../../domain/shared/fields/page-out-of-date.ts";
import { maySend, type OfficeForm } from "../../domain/staff/office-forms.ts";
import { isRefusedToDemo } from "../../domain/staff/roles.ts";
import { previewMails } from "../customer-page-links/preview-mails.ts";
import { createConversationChoices } from "../inbox/conversation-choices.ts";
import { createHomeChoices, createListedHomeChoices } from "../inbox/home-choices.ts";
import { createKeyChoices } from "../inbox/key-choices.ts";
import { changeAsStaff, readStaffSubmission } from "../inbox/staff-change.ts";
import { createLandlordChoices } from "../landlords/landlord-choices.ts";
import { createPersonChoices } from "../people/person-choices.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import type { FormAnswer, FormCall, OfficeActs, Run } from "../staff/office-form.ts";
import { type ChoiceSource, readChoice } from "../staff/read-choice.ts";
import { notForDemo, refuse, staleSignIn } from "../staff/refusals.ts";
import { getBranchLimit, getShownBranch } from "../staff/sessions.ts";
import {
  getCaller,
  getMailingApp,
  getMailOrigin,
  getSignedIn,
  readOfficeFields,
  readOfficeUploads,
} from "./office-request.ts";

interface PageAction {
  request: Request;
  params: FormCall["params"];
  context: Readonly<RouterContextProvider>;
}

interface PageOfForms {
  /** Of a page with files: how much they may have together, and what is said of more. */
  files?: { maxBytes: number; tooLarge: { refusal: Refusal } };
  /** Says that its record is gone, where others are not found. */
  saysMissing?: true;
  /** As `readOfficeFields` has it. */
  isReply?: (name: string, fields: Texts) => boolean;
  /** Of what was sent: for a menu whose buttons say more than `change`. */
  toTexts?: (texts: Texts) => Texts;
}

/** The `action` of a page of the office: all its forms, by the value of their button. */
export function answerForms<More>(acts: OfficeActs<More>, page: PageOfForms = {}) {
  return async (sent: PageAction) => {
    const { to, status, ...answer } = await answerSent(acts, sent, page);
    if (to !== undefined) throw redirect(to, 303);
    const isMissing = answer.refusal?.missing === true;
    if (isMissing && !page.saysMissing) throw data(null, { status: 404 });
    return data(answer, { status: isMissing ? 404 : (status ?? findStatus(answer.refusal)) });
  };
}

/** For what a script sends, which shows the answer in its own way. */
export async function answerSent<More>(
  acts: OfficeActs<More>,
  sent: PageAction,
  page: PageOfForms = {},
): Promise<Answered<More>> {
  const app = getMailingApp(sent);
  const by = getSignedIn(sent);
  const siteUrl = getMailOrigin(sent);
  const { officeOrigin } = getCaller(sent);
  const read = await readSent(sent, page);
  if (read === null) return { ...answerNothing({}), refusal: page.files?.tooLarge.refusal };
  return answerForm(acts, { app, by, siteUrl, officeOrigin, params: sent.params, ...read });
}

async function readSent(sent: PageAction, page: PageOfForms) {
  const { files, isReply, toTexts = (texts) => texts } = page;
  if (!files) return { texts: toTexts(await readOfficeFields(sent, isReply)), files: [] };
  const read = await readOfficeUploads(sent, files.maxBytes);
  return read && { texts: toTexts(read.fields), files: read.files };
}

function findStatus(refusal: Refusal | undefined): number {
  if (refusal === undefined) return 200;
  return refusal.conflict ? 409 : 422;
}

type Call = Omit<FormCall, "isLook">;

interface Answered<More> extends FormAnswer<More> {
  /** Another page shows it. */
  to?: string | undefined;
  /** Of a refusal that no other way of filling it in would change. */
  status?: number;
}

/** Without the page around it. */
export async function answerForm<More>(
  acts: OfficeActs<More>,
  sent: Call,
): Promise<Answered<More>> {
  const { change = "", form = "" } = sent.texts;
  const looked = readPreviewedChange(change);
  const isLook = looked !== null;
  const name = looked ?? change;
  const nothing = { ...answerNothing<More>(sent.texts), form: form || name };
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (act === undefined || (isLook && !act.form.sendsMails))
    return { ...nothing, refusal: unknown.refusal };
  const problem = findProblem(act.form, sent);
  if (problem !== null) return { ...nothing, refusal: problem.refusal, status: 403 };
  const chosen = await readRecords(act.form, sent);
  if (!chosen.ok) return { ...nothing, refusal: chosen.refusal };
  const call = { ...sent, isLook, texts: { ...sent.texts, ...chosen.answer } };
  const outcome = await act.answer(call, isLook ? look(call) : keep(act.form, call));
  if (!outcome.ok) return { ...nothing, refusal: outcome.refusal, more: outcome.more };
  const { done, undo = null, mails = null, to, more, isConflict } = outcome.answer;
  return { ...nothing, done, undo, mails, to, more, ...(isConflict && { status: 409 }) };
}

function answerNothing<More>(fields: Texts): Answered<More> {
  return {
    form: "",
    done: null,
    undo: null,
    mails: null,
    refusal: undefined,
    fields,
    more: undefined,
    formKey: randomUUID(),
  };
}

function findProblem(form: OfficeForm, { by }: Call) {
  const { permission, isFresh } = form;
  if (!maySend(by, form)) {
    const isDemos = permission !== "signed-in" && isRefusedToDemo(by, permission);
    return isDemos
      ? notForDemo
      : refuse(form.notAllowed ?? "You don’t have permission to do this.");
  }
  return isFresh && !by.isFresh ? staleSignIn : null;
}

const unknown = refuse(pageOutOfDate);

const sources: Record<ChoiceKind, (call: Call) => ChoiceSource> = {
  home: ({ app, by }) => createHomeChoices(app.database.orm, getShownBranch(by)),
  "listed-home": ({ app, by }) => createListedHomeChoices(app.database.orm, getShownBranch(by)),
  key: ({ app, by }) => createKeyChoices(app.database.orm, getShownBranch(by)),
  landlord: ({ app, by }) => createLandlordChoices(app.database.orm, getBranchLimit(by)),
  person: ({ app, by }) => createPersonChoices(app.database.orm, getBranchLimit(by)),
  conversation: ({ app, by }) => createConversationChoices(app.database.orm, getBranchLimit(by)),
};

/** The ids of the records that were chosen. Without script only their texts were sent. */
async function readRecords({ fields }: OfficeForm, call: Call): Promise<Outcome<Texts>> {
  const ids: Texts = {};
  for (const [name, { kind, isRead }] of Object.entries(fields)) {
    if (kind === undefined || isRead?.(call.texts, name) === false) continue;
    const read = await readChoice(sources[kind](call), call.texts, name);
    if (!read.ok) return read;
    ids[name] = read.answer;
  }
  return { ok: true, answer: ids };
}

function look<More>({ app }: FormCall): Run<More> {
  return async (act) => {
    const { outcome, mails } = await previewMails(app, act);
    return outcome.ok ? { ok: true, answer: { done: null, mails } } : outcome;
  };
}

const stored = v.object({
  done: v.string(),
  undo: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
});

/** Once for each key, where the form has one. */
function keep<More>({ name, isOnce }: OfficeForm, { app, by, texts }: FormCall): Run<More> {
  if (!isOnce) return (act) => transact(app.database.orm, act);
  const once = { name: `office-${name}`, answer: stored };
  return (act) =>
    changeAsStaff(app, once, readStaffSubmission(by, texts), async (tx) => {
      const outcome = await act(tx);
      if (!outcome.ok) return outcome;
      const { done, undo, to } = outcome.answer;
      const answer = { done: done ?? "", ...(undo && { undo }), ...(to && { to }) };
      return { ok: true, answer };
    });
}
