import type { Route } from "./+types/passkey-options";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { answerCall } from "../../../../server/staff/account/passkey-calls.ts";
import { askForPasskey } from "../../../../server/staff/sign-in/sign-in-with-passkey.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  return answerCall(await askForPasskey(context.get(appContext), caller));
}
