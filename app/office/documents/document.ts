import type { Route } from "./+types/document";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { createDocumentHeaders, readDocument } from "../../../server/documents/read-document.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { throwNotFound } from "../shell/record-id.ts";

/** A private paper. Who opened it stands in the audit. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { staffId } = getSignedIn({ context });
  const read = isUuid(params.id)
    ? await readDocument(context.get(appContext), { staffId }, params.id, () => true)
    : null;
  if (read === null) throwNotFound();
  return new Response(new Uint8Array(read.bytes), {
    headers: createDocumentHeaders(read.document),
  });
}
