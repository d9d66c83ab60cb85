import * as v from "valibot";
import type { FaqVote } from "../../domain/requests/faq-vote.ts";
import { faqVotes } from "./request-tables.ts";
import type { AppContext } from "../app-context.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";

const call = { name: "faqvote", answer: v.object({ ok: v.boolean() }) };

/** Stores a vote without any data about the voter. */
export async function voteOnFaq(
  { database }: AppContext,
  { question, vote }: FaqVote,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;
  return withIdempotency(database, call, submission, async (tx) => {
    await tx.insert(faqVotes).values({ question, vote });
    return { ok: true, answer: { ok: true } };
  });
}
