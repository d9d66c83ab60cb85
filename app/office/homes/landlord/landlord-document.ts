import type { Route } from "./+types/landlord-document";
import { answerDocument } from "../../../../server/site/doors/answer-document.ts";
import { readHomeDocument } from "../../../../server/site/doors/read-document.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { throwNotFound } from "../../shell/record-id.ts";

/** What a landlord has sent for a home. */
export async function loader({ params: { id, paper }, context }: Route.LoaderArgs) {
  const staff = getSignedIn({ context });
  const asked = { listingId: id, paperId: paper };
  const read = await readHomeDocument(context.get(appContext), staff, asked);
  return read === null ? throwNotFound() : answerDocument(read);
}
