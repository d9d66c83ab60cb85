import { readConversationChange } from "../../domain/conversations/conversation-change.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { addNote } from "./add-note.ts";
import { changeConversations } from "./change-conversations.ts";
import { decideRequestClaim } from "./decide-request-claim.ts";
import { mergeConversations, unmergeConversation } from "./merge-conversations.ts";
import { noteCameFrom } from "./note-came-from.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import { changeSavedViews } from "./saved-views.ts";
import { hideFromLandlord, showToLandlord } from "./show-to-landlord.ts";
import { refuse } from "../staff/refusals.ts";
import { noConversation, readStaffSubmission } from "./staff-change.ts";
import { undoChange } from "./undo-change.ts";
import type { ReturnedReply } from "./undo-reply.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

/** What the inbox says after a form: what was done and how it is undone, or why not. */
export interface InboxAnswer {
  form: string;
  done: string | null;
  undo: string | null;
  /** What goes back into the reply box: it was not sent after all. */
  returned: ReturnedReply | null;
  refusal: Refusal | undefined;
}

/**
 * Every form of the inbox, by the value of its button.
 * @param id of the conversation that is open
 */
export async function handleInboxForm(
  app: AppContext,
  signedIn: SignedIn,
  id: string | undefined,
  sent: Fields,
): Promise<InboxAnswer> {
  const fields = { ...sent, ...readMenuButton(sent) };
  const form = fields["change"] ?? "";
  const outcome = await run(app, signedIn, id ?? "", fields);
  const returned = outcome.returned ?? null;
  if (!outcome.ok) return { form, done: null, undo: null, returned, refusal: outcome.refusal };
  const { done, undo = null } = outcome.answer;
  return { form, done, undo, returned, refusal: undefined };
}

/** A menu's button says both what is done and to whom or for how long. */
function readMenuButton(fields: Fields): Fields {
  const { "assign-to": owner, "snooze-for": until } = fields;
  if (owner !== undefined) return { change: "assign", owner };
  return until === undefined ? {} : { change: "snooze", until };
}

/** Forms of the conversation that is open, and those that name another one. */
const ofOpenOne = new Set([
  "note",
  "call",
  "reply",
  "reply-and-close",
  "merge",
  "came-from",
  "show-to-landlord",
  "hide-from-landlord",
  "take-claim",
  "keep-claim",
]);
const ofAnother = new Set(["merge", "unmerge", "hide-from-landlord", "take-claim", "keep-claim"]);

function run(
  app: AppContext,
  signedIn: SignedIn,
  id: string,
  fields: Fields,
): Promise<Outcome<{ done: string; undo?: string }> & { returned?: ReturnedReply }> {
  const submission = readStaffSubmission(signedIn.staffId, fields);
  const { change = "", other = "", token = "" } = fields;
  // The database would answer anything else with an error.
  if (ofOpenOne.has(change) && !isUuid(id)) return Promise.resolve(noConversation);
  if (ofAnother.has(change) && !isUuid(other)) return Promise.resolve(noConversation);
  switch (change) {
    case "take":
    case "assign":
    case "snooze":
    case "close":
    case "reopen": {
      const form = change === "take" ? { change: "assign", owner: signedIn.staffId } : fields;
      return changePicked(app, listPicked(fields, id), form, submission);
    }
    case "undo":
      return undoChange(app, token, submission);
    case "save-view":
    case "rename-view":
    case "remove-view":
      return changeSavedViews(app, "inbox", fields, submission);
    case "note":
    case "call":
      return addNote(app, { id, kind: change, fields }, submission);
    case "came-from":
      return noteCameFrom(app, { id, fields }, submission);
    case "show-to-landlord":
      return showToLandlord(app, { id, fields }, submission);
    case "hide-from-landlord":
      return hideFromLandlord(app, { id, questionId: other }, submission);
    case "reply":
    case "reply-and-close":
      return replyToConversation(
        app,
        signedIn,
        {
          id,
          fields: { ...fields, close: change === "reply-and-close" ? "on" : "" },
          attach: listMarked(fields, "attach-"),
          isHeld: true,
        },
        submission,
      );
    case "take-claim":
    case "keep-claim":
      return decideRequestClaim(app, signedIn, { id, claimId: other, change }, submission);
    case "merge":
      return mergeConversations(app, { id, other }, submission);
    case "unmerge":
      return unmergeConversation(app, other, submission);
    default:
      return Promise.resolve(refuse("This form is not known here. Load the page again."));
  }
}

async function changePicked(
  app: AppContext,
  ids: readonly unknown[],
  form: Fields,
  submission: ReturnType<typeof readStaffSubmission>,
) {
  const { hours } = await findResponsePromise(app.database.orm);
  const read = readConversationChange(ids, form, app.now(), hours);
  return read.ok ? changeConversations(app, read, submission) : refuse(read.problem);
}

/** Boxes that are ticked in the list, or else the conversation that is open. */
function listPicked(fields: Fields, id: string): string[] {
  if (fields["scope"] !== "picked") return [id];
  return listMarked(fields, "pick-");
}

/** Ids of boxes that are ticked, by the beginning of their names. */
export function listMarked(fields: Fields, prefix: string): string[] {
  return Object.keys(fields)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}
