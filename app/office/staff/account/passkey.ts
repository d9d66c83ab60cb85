import type { Route } from "./+types/passkey";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { addPasskey } from "../../../../server/staff/account/add-passkey.ts";
import { getCaller, getSignedIn } from "../../../../server/site/office-request.ts";
import { answerCall, readCallBody } from "../../../../server/staff/account/passkey-calls.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const caller = getCaller({ request, context });
  const signedIn = getSignedIn({ context });
  const { answer, name } = await readCallBody(request);
  return answerCall(await addPasskey(context.get(appContext), caller, signedIn, { answer, name }));
}
