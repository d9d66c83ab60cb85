import type { Route } from "./+types/passkey";
import { appContext } from "../../../server/site/page-contexts.ts";
import { addPasskey } from "../../../server/staff/add-passkey.ts";
import { getKnock, getSignedIn } from "../../../server/site/office-request.ts";
import { answerCall, readCallBody } from "../../../server/staff/passkey-calls.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const knock = getKnock({ request, context });
  const signedIn = getSignedIn({ context });
  const { answer, name } = await readCallBody(request);
  return answerCall(await addPasskey(context.get(appContext), knock, signedIn, { answer, name }));
}
