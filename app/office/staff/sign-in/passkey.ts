import type { Route } from "./+types/passkey";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { getCaller } from "../../../../server/site/office-request.ts";
import { answerCall, readCallBody } from "../../../../server/staff/account/passkey-calls.ts";
import { signInWithPasskey } from "../../../../server/staff/sign-in/sign-in-with-passkey.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const { answer } = await readCallBody(request);
  return answerCall(await signInWithPasskey(context.get(appContext), caller, answer));
}
