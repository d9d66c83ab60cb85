import { href, redirect } from "react-router";
import type { Route } from "./+types/confirm-erasure";
import { confirmErasure } from "../../../server/privacy/request-erasure.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { requireFreshSignIn } from "../shell/fresh-sign-in.ts";
import { isRecordId, readRecordId, throwNotFound } from "../shell/record-id.ts";

/** Erases, and leads to the list; what is in the way is shown on the page before. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = readRecordId(params);
  const signedIn = getSignedIn({ context });
  const page = href("/office/people/:id/erasure", { id });
  requireFreshSignIn(signedIn, page);
  const { erasure = "" } = await readFields(request);
  if (!isRecordId(erasure)) throwNotFound();
  const decision = await confirmErasure(context.get(appContext), signedIn, {
    requestId: erasure,
    contactId: id,
  });
  if (decision.outcome === "none") throwNotFound();
  const isDone = decision.outcome === "erased" || decision.outcome === "nothing";
  return redirect(isDone ? href("/office/people") : page);
}
