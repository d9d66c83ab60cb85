import type { Route } from "./+types/landlord-paper";
import { createDocumentHeaders } from "../../../server/documents/read-document.ts";
import { readHomePaper } from "../../../server/homes/read-home-paper.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { throwNotFound } from "../shell/record-id.ts";

/** What a landlord has sent for a home. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { staffId } = getSignedIn({ context });
  const { id, paper } = params;
  const found = await readHomePaper(context.get(appContext), { staffId }, id, paper);
  if (found === null) throwNotFound();
  return new Response(new Uint8Array(found.bytes), {
    headers: createDocumentHeaders(found.document),
  });
}
