import * as v from "valibot";
import { callFields, noteFields } from "../../domain/conversations/message-fields.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { noteAnswered } from "../conversations/note-answered.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { lockConversations } from "./change-conversations.ts";
import { refuseFields } from "../staff/refusals.ts";
import { changeAsStaff, getActor, noConversation, type StaffSubmission } from "./staff-change.ts";

const schemas = { note: noteFields, call: callFields };
const done = { note: "The note is added.", call: "The call is noted." };

/** Adds an internal note, or what was said on the telephone, which answers what was asked. */
export function addNote(
  app: Pick<AppContext, "database" | "config" | "now">,
  { id, kind, fields }: { id: string; kind: "note" | "call"; fields: object },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(schemas[kind], fields);
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const { body } = parsed.output;
  const call = { name: `add${kind}`, answer: v.object({ done: v.string() }) };
  return changeAsStaff(app, call, submission, async (tx) => {
    const [conversation] = await lockConversations(tx, [id]);
    if (!conversation) return noConversation;
    const { staffId } = submission;
    const at = app.now();
    await tx.insert(conversationMessages).values({ conversationId: id, kind, staffId, body, at });
    if (kind === "call") await noteAnswered(tx, conversation, at);
    else await notifyOffice(tx, { subject: "conversation", id });
    await recordAudit(tx, {
      at,
      actor: getActor(submission),
      action: `conversation.${kind}-added`,
      subject: "conversation",
      subjectId: id,
    });
    return { ok: true, answer: { done: done[kind] } };
  });
}
