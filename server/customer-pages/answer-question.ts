import { and, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { questionAnswerFields } from "../../domain/conversations/viewer-question.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { hideLinksInText } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import type { OpenCase } from "../customer-page-links/open-case.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { lockThread } from "../conversations/open-conversation.ts";
import { noteAsked } from "../conversations/record-request.ts";
import { viewerQuestions } from "../conversations/viewer-question-table.ts";
import { listHomesOfLandlord } from "../landlords/landlords.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { notYours } from "./send-document.ts";
import { transact } from "../platform/database/transact.ts";

type Landlord = Extract<OpenCase, { kind: "landlord" }>;

/**
 * What a landlord answers to a question that the office showed them. It comes back into the
 * conversation as a note: the office tells whoever asked, who waits for it now.
 */
export async function answerQuestion(
  app: AppContext,
  { landlordId, linkId }: Landlord,
  { questionId, ...fields }: { questionId: string; answer: string },
): Promise<Outcome<{ done: "replied" }>> {
  if (!isUuid(questionId)) return notYours;
  const read = v.safeParse(questionAnswerFields, fields);
  if (!read.success) return refuseFields(read.issues);
  const answer = await hideLinksInText(app.database.orm, read.output.answer);
  return transact(app.database.orm, async (tx) => {
    const homes = await listHomesOfLandlord(tx, landlordId);
    const [found] = await tx
      .select()
      .from(viewerQuestions)
      .where(
        and(
          eq(viewerQuestions.id, questionId),
          inArray(
            viewerQuestions.listingId,
            homes.map(({ id }) => id),
          ),
        ),
      );
    const home = homes.find(({ id }) => id === found?.listingId);
    const isEarlier = home?.papersFrom && found && found.shownAt < home.papersFrom;
    // Locked before its question, as the office does.
    const thread = found && !isEarlier ? await lockThread(tx, found.conversationId) : null;
    if (!found || thread === null) return notYours;
    const at = app.now();
    const written = await tx
      .update(viewerQuestions)
      .set({ answer, answeredAt: at })
      .where(and(eq(viewerQuestions.id, questionId), isNull(viewerQuestions.answer)))
      .returning({ id: viewerQuestions.id });
    if (written.length === 0) return refuse("You’ve already answered this question.");
    const body = `The landlord answered “${found.question}”: ${answer}`;
    await tx
      .insert(conversationMessages)
      .values({ conversationId: thread.ownId, kind: "note", body, at });
    await noteAsked(tx, thread, { text: body, at, requests: 0 });
    await recordAudit(tx, {
      at,
      actor: "visitor",
      action: "case.question-answered",
      subject: "conversation",
      subjectId: thread.conversation.id,
      detail: { linkId },
    });
    return { ok: true, answer: { done: "replied" } };
  });
}
