import type { Route } from "./+types/save-home";
import { handleHomeForm } from "../../../server/homes/handle-home-form.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";

/** Keeps what is typed while it is typed. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const fields = await readOfficeFields({ request, context });
  const signedIn = getSignedIn({ context });
  const form = { ...fields, change: "save" };
  const answer = await handleHomeForm(context.get(appContext), signedIn, params.id, form);
  const { saved, refusal } = answer;
  const status = refusal ? (refusal.missing ? 404 : 422) : 200;
  const problem = refusal && { detail: refusal.detail, errors: refusal.errors ?? [] };
  return Response.json({ saved, refusal: problem ?? null }, { status });
}
