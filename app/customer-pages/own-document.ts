import type { Route } from "./+types/own-document";
import { readCaseKind } from "../../domain/customer-page-links/case-path.ts";
import { caseHeaders, openCasePage } from "../../server/site/case-page.ts";
import { answerDocument } from "../../server/site/doors/answer-document.ts";
import { readDocument } from "../../server/site/doors/read-document.ts";
import { appContext } from "../../server/site/page-contexts.ts";

/** A paper of whoever has the link. Another's, and one that is not there, get the same answer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const holder = await openCasePage({ context, params }, readCaseKind(url.pathname));
  const found = holder && (await readDocument(context.get(appContext), { holder }, params.id));
  if (!found) {
    const headers = { ...caseHeaders, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("We can’t find that document.", { status: 404, headers });
  }
  return answerDocument(found, caseHeaders);
}
