import type { Route } from "./+types/take-part";
import { partBytes } from "../../../../domain/photos/photo-upload.ts";
import { stopUpload, takePart } from "../../../../server/homes/pictures/upload-photos.ts";
import { readUpTo } from "../../../../server/platform/http/read-up-to.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";

/** Takes a part of a picture by PUT, from the byte `at` of the address on. DELETE stops it. */
export async function action({
  request,
  params,
  url,
  context,
}: Route.ActionArgs): Promise<Response> {
  const app = context.get(appContext);
  const by = getSignedIn({ context });
  const upload = { listingId: params.id, upload: url.searchParams.get("upload") ?? "" };
  if (request.method === "DELETE") {
    await stopUpload(app, by, upload);
    return new Response(null, { status: 204 });
  }
  const bytes = await readUpTo(request.body, partBytes);
  if (bytes === null) return Response.json(null, { status: 413 });
  const at = Number(url.searchParams.get("at") ?? "0");
  const answer = await takePart(app, by, upload, { at, bytes });
  if (answer === null) return Response.json(null, { status: 404 });
  return Response.json(answer, { status: answer.state === "refused" ? 422 : 200 });
}
