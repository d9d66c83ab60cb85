import type { Route } from "./+types/certificate-file";
import { answerDocument } from "../../../../server/site/doors/answer-document.ts";
import { readCertificate } from "../../../../server/site/doors/read-document.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { throwNotFound } from "../../shell/record-id.ts";

/** The file of a certificate. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const staff = getSignedIn({ context });
  const asked = { listingId: params.id, certificateId: url.searchParams.get("id") ?? "" };
  const read = await readCertificate(context.get(appContext), staff, asked);
  return read === null ? throwNotFound() : answerDocument(read);
}
