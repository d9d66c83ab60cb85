import type { Context } from "hono";
import * as v from "valibot";
import { putHome as schema } from "../../domain/listings/put-home.ts";
import type { AppContext } from "../app-context.ts";
import { createProblemResponse } from "../platform/submissions/problem.ts";
import {
  readBody,
  toPlainMessage,
  toValidationProblem,
} from "../platform/submissions/write-call.ts";
import {
  badReference,
  findForbidden,
  limitKeyCalls,
  readKey,
  readReference,
  refuseCaller,
  respondRefusal,
} from "./key-call.ts";
import { putHome } from "./put-home.ts";

/** `PUT /api/office/listings/{ref}`: another system writes a home in the name of a member of staff. */
export function createHomeCall(app: AppContext) {
  const limit = limitKeyCalls(app);
  const answer = async (context: Context): Promise<Response> => {
    const refused = await refuseCaller(app, context, limit);
    if (refused) return createProblemResponse(refused);
    const body = await readBody(context.req.raw);
    if (!body.ok) return createProblemResponse(body.problem);
    const parsed = v.safeParse(schema, body.json, { message: toPlainMessage });
    if (!parsed.success) return createProblemResponse(toValidationProblem(parsed.issues));
    const key = await readKey(app, context);
    if (!key.ok) return createProblemResponse(key.problem);
    const order = parsed.output;
    const publishes = order.publish || order.state !== undefined;
    const forbidden =
      findForbidden(key.holder, "listings:write", "edit-listings") ??
      (publishes ? findForbidden(key.holder, "listings:publish", "publish-listings") : null);
    if (forbidden) return createProblemResponse(forbidden);
    const reference = readReference(context);
    if (reference === null) return createProblemResponse(badReference);
    const outcome = await putHome(app, key.holder, reference, order);
    if (!outcome.ok) return respondRefusal(outcome.refusal, "fields.");
    const status = outcome.answer.isNew ? 201 : 200;
    return context.json(outcome.answer, status, { "Cache-Control": "no-store" });
  };
  return Object.assign(answer, { schema });
}
