import { eq } from "drizzle-orm";
import * as v from "valibot";
import { cameFromFields } from "../../domain/conversations/message-fields.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuseFields } from "../staff/refusals.ts";
import { lockConversations } from "./change-conversations.ts";
import { changeAsStaff, noConversation, type StaffSubmission } from "./staff-change.ts";

const call = { name: "notecamefrom", answer: v.object({ done: v.string() }) };

/** Notes where the person saw us, which the figures count by. Empty takes it back. */
export function noteCameFrom(
  app: AppContext,
  { id, fields }: { id: string; fields: object },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(cameFromFields, fields);
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  return changeAsStaff(app, call, submission, async (tx) => {
    const [conversation] = await lockConversations(tx, [id]);
    if (!conversation) return noConversation;
    await tx.update(conversations).set(parsed.output).where(eq(conversations.id, id));
    await recordAudit(tx, {
      at: app.now(),
      actor: submission,
      action: "conversation.came-from-noted",
      subject: "conversation",
      subjectId: id,
      detail: { cameFrom: parsed.output.cameFrom },
    });
    await notifyOffice(tx, { subject: "conversation", id });
    return { ok: true, answer: { done: "Lead source saved." } };
  });
}
