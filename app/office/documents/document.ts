import type { Route } from "./+types/document";
import { answerDocument } from "../../../server/site/doors/answer-document.ts";
import { readDocument } from "../../../server/site/doors/read-document.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { throwNotFound } from "../shell/record-id.ts";

/** A private paper. Who opened it stands in the audit. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const staff = getSignedIn({ context });
  const read = await readDocument(context.get(appContext), { staff }, params.id);
  return read === null ? throwNotFound() : answerDocument(read);
}
