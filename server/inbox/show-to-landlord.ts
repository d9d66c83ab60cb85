import { and, eq, inArray, or } from "drizzle-orm";
import * as v from "valibot";
import { findRequester, viewerQuestionFields } from "../../domain/conversations/viewer-question.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { viewerQuestions } from "../conversations/viewer-question-table.ts";
import { findLandlordOfHome } from "../landlords/landlords.ts";
import { listings } from "../listings/listing-tables.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { lockConversations } from "./change-conversations.ts";
import { changeAsStaff, noConversation, type StaffSubmission } from "./staff-change.ts";

const showing = { name: "showtolandlord", answer: v.object({ done: v.string() }) };
const hiding = { name: "hidefromlandlord", answer: v.object({ done: v.string() }) };

/** Puts what was asked about a home on its landlord's page, in words that do not tell who asked. */
export async function showToLandlord(
  app: AppContext,
  { id, fields }: { id: string; fields: object },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(viewerQuestionFields, fields);
  if (!parsed.success) return refuseFields(parsed.issues);
  const { question } = parsed.output;
  return changeAsStaff(app, showing, submission, async (tx) => {
    const [conversation] = await lockConversations(tx, [id]);
    if (!conversation) return noConversation;
    const { listingId, name } = conversation;
    if (listingId === null)
      return refuse("This conversation isn’t about a property, so no landlord can answer it.");
    if ((await findLandlordOfHome(tx, listingId)) === null)
      return refuse("This property has no landlord yet. Add one first.");
    const isToLet = and(eq(listings.id, listingId), eq(listings.status, "available"));
    if ((await tx.$count(listings, isToLet)) === 0)
      return refuse(
        "This property isn’t to let at the moment, so we don’t send viewers’ questions to its landlord. Email or call them instead.",
      );
    const who = findRequester(question, name);
    if (who !== null)
      return refuse(`Leave out “${who}”. We don’t tell the landlord who asked.`, "question");
    const at = app.now();
    const { staffId } = submission;
    await tx
      .insert(viewerQuestions)
      .values({ conversationId: id, listingId, question, shownBy: staffId, shownAt: at });
    await recordAudit(tx, {
      at,
      actor: submission,
      action: "conversation.shown-to-landlord",
      subject: "conversation",
      subjectId: id,
    });
    await notifyOffice(tx, { subject: "conversation", id });
    return { ok: true, answer: { done: "Question sent to the landlord’s page." } };
  });
}

/** Takes a question off the landlord's page, with what they answered. The note of it stays. */
export async function hideFromLandlord(
  app: AppContext,
  { id, questionId }: { id: string; questionId: string },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  return changeAsStaff(app, hiding, submission, async (tx) => {
    const [conversation] = await lockConversations(tx, [id]);
    if (!conversation) return noConversation;
    const members = tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(or(eq(conversations.id, id), eq(conversations.mergedInto, id)));
    const gone = await tx
      .delete(viewerQuestions)
      .where(
        and(eq(viewerQuestions.id, questionId), inArray(viewerQuestions.conversationId, members)),
      )
      .returning({ id: viewerQuestions.id });
    if (gone.length === 0) return refuse("This question has already been withdrawn.");
    await recordAudit(tx, {
      at: app.now(),
      actor: submission,
      action: "conversation.hidden-from-landlord",
      subject: "conversation",
      subjectId: id,
    });
    await notifyOffice(tx, { subject: "conversation", id });
    return { ok: true, answer: { done: "Question withdrawn. The landlord can no longer see it." } };
  });
}
