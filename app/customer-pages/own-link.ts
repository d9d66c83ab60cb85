import { href, redirect } from "react-router";
import type { Route } from "./+types/own-link";
import { linkOwnRecord } from "../../server/customer-pages/link-own-record.ts";
import { caseHeaders, openCasePage } from "../../server/site/case-page.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { rateLimitText } from "../alerts/alert-message.tsx";

/** Reading writes nothing. Anyone who comes back to this address is on their page again. */
export function loader({ params: { token } }: Route.LoaderArgs) {
  return redirect(href("/my-case/:token", { token }), { status: 303, headers: caseHeaders });
}

/**
 * Leads from a renter's page to a page of one of their records, by a link of its own: the page itself
 * holds ids alone. Another's record, and one that is not there, get the same answer.
 */
export async function action({ context, params }: Route.ActionArgs) {
  const app = context.get(appContext);
  const opened = await openCasePage({ context, params }, "renter");
  if (opened && (await app.caseLimits.forms(opened.linkId)) !== null)
    return say(rateLimitText, 429);
  const path = opened && (await linkOwnRecord(app, opened, params));
  if (!path) return say("This page isn’t available. Go back to your page and try again.", 404);
  return redirect(path, { status: 303, headers: caseHeaders });
}

function say(text: string, status: number): Response {
  const headers = { ...caseHeaders, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(text, { status, headers });
}
