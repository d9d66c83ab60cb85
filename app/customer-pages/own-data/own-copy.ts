import type { Route } from "./+types/own-copy";
import { redirect } from "react-router";
import { buildCasePath, readCaseKind } from "../../../domain/customer-page-links/case-path.ts";
import { copyOwnData } from "../../../server/customer-pages/own-data/own-data.ts";
import { caseHeaders, openCasePage } from "../../../server/site/case-page.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { appContext } from "../../../server/site/page-contexts.ts";

/** Everything that is held about somebody, as a file, once they have confirmed it by mail. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const kind = readCaseKind(url.pathname);
  const opened = await openCasePage({ context, params }, kind);
  const { confirm = "" } = await readFields(request);
  const app = context.get(appContext);
  const isFrequent = opened !== null && (await app.caseLimits.forms(opened.linkId)) !== null;
  const copy = opened && !isFrequent ? await copyOwnData(app, opened, confirm) : null;
  if (copy === null) return redirect(`${buildCasePath(kind, params.token)}/data`, 303);
  return new Response(JSON.stringify(copy, null, 2), {
    headers: {
      ...caseHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
    },
  });
}
