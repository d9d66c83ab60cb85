import * as v from "valibot";
import { inboxForms, listMarked } from "../../domain/conversations/inbox-forms.ts";
import { readConversationChange } from "../../domain/conversations/conversation-change.ts";
import { callFields, noteFields } from "../../domain/conversations/message-fields.ts";
import type { Texts } from "../../domain/shared/fields/form-steps.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import type { Transaction } from "../platform/database/client.ts";
import { defineActs, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { addNote } from "./add-note.ts";
import { changeConversations } from "./change-conversations.ts";
import { decideRequestClaim } from "./requests/decide-request-claim.ts";
import { mergeConversations, unmergeConversation } from "./merge-conversations.ts";
import { noteCameFrom } from "./note-came-from.ts";
import { replyToConversation } from "./replies/reply-to-conversation.ts";
import { changeSavedViews } from "./list/saved-views.ts";
import { hideFromLandlord, showToLandlord } from "./show-to-landlord.ts";
import { noConversation, readStaffSubmission, type StaffSubmission } from "./staff-change.ts";
import { undoChange } from "./undo-change.ts";
import type { ReturnedReply } from "./replies/undo-reply.ts";

/** What goes back into the reply box: it was not sent after all. */
export interface InboxMore {
  returned: ReturnedReply | null;
}

type Outcome = Promise<FormOutcome<InboxMore>>;

/** A menu's button says both what is done and to whom or for how long. */
export function readMenuButton(texts: Texts): Texts {
  const { "assign-to": owner, "snooze-for": until } = texts;
  if (owner !== undefined) return { ...texts, change: "assign", owner };
  return until === undefined ? texts : { ...texts, change: "snooze", until };
}

interface Sent extends FormCall {
  submission: StaffSubmission;
  /** Of the conversation that is open. */
  id: string;
  /** Of the record that the form names. */
  other: string;
}

function readCall(call: FormCall): Sent {
  const submission = readStaffSubmission(call.by, call.texts);
  return { ...call, submission, id: call.params["id"] ?? "", other: call.texts["other"] ?? "" };
}

const change = (run: (sent: Sent) => Outcome) => ({
  ownTransactions: (call: FormCall) => run(readCall(call)),
});

/** Of the conversation that is open. The database would answer anything else with an error. */
const ofOpenOne = (run: (sent: Sent) => Outcome) =>
  change((sent) => (isUuid(sent.id) ? run(sent) : Promise.resolve(noConversation)));

const ofAnother = (run: (sent: Sent) => Outcome) =>
  change((sent) => (isUuid(sent.other) ? run(sent) : Promise.resolve(noConversation)));

const ofBoth = (run: (sent: Sent) => Outcome) =>
  ofOpenOne((sent) => (isUuid(sent.other) ? run(sent) : Promise.resolve(noConversation)));

const written = { note: noteFields, call: callFields };

const write =
  (kind: "note" | "call") =>
  async (tx: Transaction, call: FormCall): Outcome => {
    const id = call.params["id"] ?? "";
    if (!isUuid(id)) return noConversation;
    const read = v.safeParse(written[kind], call.texts);
    return read.success
      ? addNote(tx, call, { id, kind, body: read.output.body })
      : refuseFields(read.issues);
  };

const picked = change((sent) => changePicked(sent, sent.texts));
const views = change(({ app, texts, submission }) =>
  changeSavedViews(app, "inbox", texts, submission),
);
const decide = (decision: "take-claim" | "keep-claim") =>
  ofBoth(({ app, by, id, other, submission }) =>
    decideRequestClaim(app, by, { id, claimId: other, change: decision }, submission),
  );

export const inboxActs = defineActs<typeof inboxForms, InboxMore>(inboxForms, {
  take: change((sent) => changePicked(sent, { change: "assign", owner: sent.by.staffId })),
  assign: picked,
  snooze: picked,
  close: picked,
  reopen: picked,
  undo: change(undo),
  "save-view": views,
  "rename-view": views,
  "remove-view": views,
  note: write("note"),
  call: write("call"),
  "came-from": ofOpenOne(({ app, id, texts, submission }) =>
    noteCameFrom(app, { id, fields: texts }, submission),
  ),
  "show-to-landlord": ofOpenOne(({ app, id, texts, submission }) =>
    showToLandlord(app, { id, fields: texts }, submission),
  ),
  "hide-from-landlord": ofBoth(({ app, id, other, submission }) =>
    hideFromLandlord(app, { id, questionId: other }, submission),
  ),
  reply: ofOpenOne((sent) => sendReply(sent, false)),
  "reply-and-close": ofOpenOne((sent) => sendReply(sent, true)),
  "take-claim": decide("take-claim"),
  "keep-claim": decide("keep-claim"),
  merge: ofBoth(({ app, id, other, submission }) =>
    mergeConversations(app, { id, other }, submission),
  ),
  unmerge: ofAnother(({ app, other, submission }) => unmergeConversation(app, other, submission)),
});

async function undo({ app, texts, submission }: Sent): Outcome {
  const { returned = null, ...outcome } = await undoChange(app, texts["token"] ?? "", submission);
  return outcome.ok ? { ok: true, answer: { ...outcome.answer, more: { returned } } } : outcome;
}

function sendReply({ app, by, id, texts, submission }: Sent, closes: boolean): Outcome {
  const fields = { ...texts, close: closes ? "on" : "" };
  const attach = listMarked(texts, "attach-");
  return replyToConversation(app, by, { id, fields, attach, isHeld: true }, submission);
}

async function changePicked({ app, id, texts, submission }: Sent, form: Texts): Outcome {
  const { hours } = await findResponseTarget(app.database.orm);
  const read = readConversationChange(listPicked(texts, id), form, app.now(), hours);
  return read.ok ? changeConversations(app, read, submission) : refuse(read.problem);
}

/** Boxes that are ticked in the list, or else the conversation that is open. */
function listPicked(fields: Texts, id: string): string[] {
  if (fields["scope"] !== "picked") return [id];
  return listMarked(fields, "pick-");
}
