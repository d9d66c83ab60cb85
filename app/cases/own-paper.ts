import type { Route } from "./+types/own-paper";
import { readCaseKind } from "../../domain/case-links/case-path.ts";
import { readOwnPaper } from "../../server/cases/read-own-paper.ts";
import { createDocumentHeaders } from "../../server/documents/read-document.ts";
import { caseHeaders, openCasePage } from "../../server/site/case-page.ts";
import { appContext } from "../../server/site/page-contexts.ts";

/** A paper of whoever has the link. Another's, and one that is not there, get the same answer. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const opened = await openCasePage({ context, params }, readCaseKind(url.pathname));
  const found = opened && (await readOwnPaper(context.get(appContext), opened, params.id));
  if (!found) {
    const headers = { ...caseHeaders, "Content-Type": "text/plain; charset=utf-8" };
    return new Response("There is no such paper on your page.", { status: 404, headers });
  }
  return new Response(new Uint8Array(found.bytes), {
    headers: { ...caseHeaders, ...createDocumentHeaders(found.document) },
  });
}
