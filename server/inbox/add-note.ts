import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { noteAnswered } from "../conversations/note-answered.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { lockConversations } from "./change-conversations.ts";
import { noConversation, type StaffSubmission } from "./staff-change.ts";

const done = { note: "Note added.", call: "Call logged." };

/** Adds an internal note, or what was said on the telephone, which answers what was asked. */
export async function addNote(
  tx: Transaction,
  { app, by }: { app: AppContext; by: Pick<StaffSubmission, "staffId"> },
  { id, kind, body }: { id: string; kind: "note" | "call"; body: string },
): Promise<Outcome<{ done: string }>> {
  const [conversation] = await lockConversations(tx, [id]);
  if (!conversation) return noConversation;
  const { staffId } = by;
  const at = app.now();
  await tx.insert(conversationMessages).values({ conversationId: id, kind, staffId, body, at });
  if (kind === "call") await noteAnswered(tx, conversation, at);
  else await notifyOffice(tx, { subject: "conversation", id });
  await recordAudit(tx, {
    at,
    actor: by,
    action: `conversation.${kind}-added`,
    subject: "conversation",
    subjectId: id,
  });
  return { ok: true, answer: { done: done[kind] } };
}
