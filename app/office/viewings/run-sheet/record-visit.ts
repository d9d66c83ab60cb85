import type { Route } from "./+types/record-visit";
import { createProblemResponse } from "../../../../server/platform/submissions/problem.ts";
import { getSignedIn, readOfficeFields } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { recordVisit } from "../../../../server/viewings/run-sheet/record-visit.ts";

/** What the page sends by itself once the network is back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { uid, outcome, at } = await readOfficeFields({ request, context });
  const by = getSignedIn({ context });
  const done = await recordVisit(context.get(appContext), by, { uid, outcome, at });
  if (done.ok) return Response.json(done.answer);
  const { title, detail } = done.refusal;
  return createProblemResponse({ status: 422, title, detail });
}
