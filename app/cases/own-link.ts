import { redirect } from "react-router";
import type { Route } from "./+types/own-link";
import { linkOwnRecord } from "../../server/cases/link-own-record.ts";
import { caseHeaders, openCasePage } from "../../server/site/case-page.ts";
import { appContext } from "../../server/site/page-contexts.ts";

/**
 * Leads from a renter's page to a page of one of their records, by a link of its own: the page itself
 * holds ids alone. Another's record, and one that is not there, get the same answer.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openCasePage({ context, params }, "renter");
  const path = opened && (await linkOwnRecord(context.get(appContext), opened, params));
  if (!path) {
    const headers = { ...caseHeaders, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("This page isn’t available. Go back to your page and try again.", {
      status: 404,
      headers,
    });
  }
  return redirect(path, { status: 303, headers: caseHeaders });
}
