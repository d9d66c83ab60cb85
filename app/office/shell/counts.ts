import { data } from "react-router";
import type { Route } from "./+types/counts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { countWaiting } from "../../../server/today/count-waiting.ts";

/** What the rail counts, for a page that shows nothing else of what has changed. */
export async function loader({ context }: Route.LoaderArgs) {
  const counts = await countWaiting(context.get(appContext), getSignedIn({ context }));
  return Response.json(counts, { headers: { "Cache-Control": "private, no-store" } });
}

/**
 * Runs in the browser alone. After a submission the router loads the page's data again, but not after
 * one that failed: an error would take the place of a page that only wanted to catch up.
 */
export async function clientAction() {
  const isReady = await isSiteReady();
  return isReady ? data("asked" as const) : data("later" as const, { status: 503 });
}

async function isSiteReady(): Promise<boolean> {
  const answer = await fetch("/readyz", { cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
