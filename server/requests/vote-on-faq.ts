import * as v from "valibot";
import type { FaqVote } from "../../domain/requests/faq-vote.ts";
import { faqVotes } from "./request-tables.ts";
import type { AppContext } from "../app-context.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";

const call = { name: "faqvote", answer: v.object({ ok: v.boolean() }) };

/** Stores a vote without any data about the voter. */
export async function voteOnFaq(
  app: AppContext,
  { question, vote }: FaqVote,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  return handleSubmission(app, call, submission, {
    prepare: async () => ({
      ok: true,
      async write(tx) {
        await tx.insert(faqVotes).values({ question, vote });
        return { ok: true, answer: { ok: true } };
      },
    }),
  });
}
