import { data, redirect } from "react-router";
import type { Route } from "./+types/openid-return-page";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { finishOpenIdSignIn } from "../../../../server/staff/sign-in/sign-in-with-openid.ts";
import { RefusedSignIn } from "./refused-sign-in.tsx";

/** Where the provider sends a browser back to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const caller = getCaller({ request, context });
  const outcome = await finishOpenIdSignIn(context.get(appContext), caller);
  if (!outcome.ok) return data({ problem: outcome.refusal.detail }, { status: 422 });
  const { returnPath, setCookie } = outcome.answer;
  throw redirect(returnPath, { headers: { "Set-Cookie": setCookie } });
}

export default function OpenIdReturnPage({ loaderData: { problem } }: Route.ComponentProps) {
  return <RefusedSignIn problem={problem} />;
}
