import type { Route } from "./+types/counts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { countWaiting } from "../../../../server/today/count-waiting.ts";

/** What the rail counts, for a page that shows nothing else of what has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const counts = await countWaiting(context.get(appContext), getSignedIn({ context }));
  return Response.json(counts, { headers: { "Cache-Control": "private, no-store" } });
}

/** Runs in the browser alone: after a submission the router loads the page's data again. */
export async function clientAction() {
  return null;
}
