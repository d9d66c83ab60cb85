import type { Route } from "./+types/export-json";
import { href, redirect } from "react-router";
import { exportCard } from "../../../server/people/card/export-card.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";

/** Everything that is held about a person, as a file. */
export async function action({ params, context }: Route.ActionArgs) {
  const id = readRecordId(params);
  const signedIn = getSignedIn({ context });
  const copy = await exportCard(context.get(appContext), { staffId: signedIn.staffId }, id);
  if (!copy.ok && copy.refusal.missing) throwNotFound();
  if (!copy.ok) return redirect(`${href("/office/contacts/:id/export", { id })}?refused`);
  return new Response(JSON.stringify(copy.answer, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="person-${id}.json"`,
      "Cache-Control": "no-store",
    },
  });
}
