import type { Route } from "./+types/passkey-options";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { askForNewPasskey } from "../../../../server/staff/account/add-passkey.ts";
import { getCaller, getSignedIn } from "../../../../server/site/office-request.ts";
import { answerCall } from "../../../../server/staff/account/passkey-calls.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const signedIn = getSignedIn({ context });
  return answerCall(await askForNewPasskey(context.get(appContext), caller, signedIn));
}
