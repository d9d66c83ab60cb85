import { and, desc, eq, gte, inArray } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { viewerQuestions } from "./viewer-question-table.ts";

const mostQuestions = 30;

/**
 * What the landlord of a home may read of what was asked, the latest first. Of whoever asked nothing.
 * @param from earlier ones are the former landlord's
 */
export function listQuestionsForLandlord(
  db: Queryable,
  { listingId, from }: { listingId: string; from: Date | null },
) {
  const { id, question, shownAt, answer } = viewerQuestions;
  return db
    .select({ id, question, shownAt, answer })
    .from(viewerQuestions)
    .where(
      and(eq(viewerQuestions.listingId, listingId), from === null ? undefined : gte(shownAt, from)),
    )
    .orderBy(desc(shownAt), desc(id))
    .limit(mostQuestions);
}

/** @param members a conversation and those joined to it */
export function listShownQuestions(db: Queryable, members: readonly string[]) {
  const { id, question, shownAt, answer } = viewerQuestions;
  return db
    .select({ id, question, shownAt, answer })
    .from(viewerQuestions)
    .where(inArray(viewerQuestions.conversationId, [...members]))
    .orderBy(desc(shownAt), desc(id));
}
