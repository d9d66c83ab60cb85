import type { Route } from "./+types/save-home";
import { homeActs } from "../../../../server/homes/home-acts.ts";
import { answerSent } from "../../../../server/site/answer-forms.ts";

/** Keeps what is typed while it is typed. */
export async function action(sent: Route.ActionArgs): Promise<Response> {
  const toTexts = (texts: Record<string, string>) => ({ ...texts, change: "save" });
  const { more, refusal } = await answerSent(homeActs, sent, { toTexts });
  const status = refusal ? (refusal.missing ? 404 : 422) : 200;
  const problem = refusal && { detail: refusal.detail, errors: refusal.errors ?? [] };
  return Response.json({ saved: more?.saved ?? null, refusal: problem ?? null }, { status });
}
