import { href, redirect } from "react-router";
import type { Route } from "./+types/sign-out";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { createEndedCookie } from "../../../../server/staff/cookies.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { endSession } from "../../../../server/staff/sessions.ts";

export async function action({ context }: Route.ActionArgs) {
  const signedIn = getSignedIn({ context });
  await endSession(context.get(appContext), signedIn, signedIn.sessionId);
  return redirect(`${href("/office/sign-in")}?signed-out`, {
    headers: { "Set-Cookie": createEndedCookie("office") },
  });
}
