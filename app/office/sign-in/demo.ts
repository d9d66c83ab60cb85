import { href, redirect } from "react-router";
import type { Route } from "./+types/demo";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getCaller } from "../../../server/site/office-request.ts";
import { signInAsDemo } from "../../../server/staff/demo-staff.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { email } = await readFields(request);
  const outcome = await signInAsDemo(app, getCaller({ request, context }), email);
  // The sign-in page offers them no more, and says how to get in.
  if (!outcome.ok) return redirect(href("/office/sign-in"));
  return redirect(href("/office"), { headers: { "Set-Cookie": outcome.answer.setCookie } });
}
