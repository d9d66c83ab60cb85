import type { Route } from "./+types/certificate-file";
import { createDocumentHeaders } from "../../../server/documents/read-document.ts";
import { readCertificate } from "../../../server/homes/home-certificates.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { throwNotFound } from "../shell/record-id.ts";

/** The file of a certificate, for those who edit homes. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const { staffId } = getSignedIn({ context });
  const id = url.searchParams.get("id") ?? "";
  const found = await readCertificate(app, staffId, params.id, id);
  if (found === null) throwNotFound();
  const { document, bytes } = found;
  return new Response(new Uint8Array(bytes), { headers: createDocumentHeaders(document) });
}
