import { randomUUID } from "node:crypto";
import type { GenericSchema } from "valibot";
import { faqVotePayload } from "../../domain/requests/faq-vote.ts";
import type { SiteRequest } from "../../domain/requests/requests.ts";
import type { AppContext } from "../app-context.ts";
import { rateLimit, limitByEmail } from "../platform/http/rate-limit.ts";
import { writeCall } from "../platform/submissions/write-call.ts";
import { saveRequest } from "./save-request.ts";
import { voteOnFaq } from "./vote-on-faq.ts";

/** One form's call: `{requestId}`. */
export function createRequestCall(
  app: AppContext,
  name: string,
  schema: GenericSchema<unknown, SiteRequest>,
) {
  const byEmail = limitByEmail(app, name, 5);
  return writeCall(app, {
    schema,
    limit: rateLimit(app, name, 10, 60),
    pretend: () => ({ requestId: randomUUID() }),
    run: (request, submission) => saveRequest({ ...app, byEmail }, request, submission),
  });
}

/** `POST /api/faqvote`: `{ok: true}`. */
export function createFaqVoteCall(app: AppContext) {
  return writeCall(app, {
    schema: faqVotePayload,
    limit: rateLimit(app, "faqvote", 30, 60),
    pretend: () => ({ ok: true }),
    run: (input, submission) => voteOnFaq(app, input, submission),
  });
}
