import { data, redirect } from "react-router";
import { readReturnPath } from "../../../../domain/staff/office-path.ts";
import type { Route } from "./+types/openid-page";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { beginOpenIdSignIn } from "../../../../server/staff/sign-in/sign-in-with-openid.ts";
import { RefusedSignIn } from "./refused-sign-in.tsx";

/** A link and no form: the policy for forms allows no other site, and this leads to one. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const returnPath = readReturnPath(url.searchParams.get("to"));
  const caller = getCaller({ request, context });
  const outcome = await beginOpenIdSignIn(context.get(appContext), caller, returnPath);
  if (!outcome.ok) return data({ problem: outcome.refusal.detail }, { status: 422 });
  const { location, setCookie } = outcome.answer;
  throw redirect(location, { headers: { "Set-Cookie": setCookie } });
}

export default function OpenIdPage({ loaderData: { problem } }: Route.ComponentProps) {
  return <RefusedSignIn problem={problem} />;
}
