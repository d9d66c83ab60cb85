import * as v from "valibot";
import type { Route } from "./+types/begin-upload";
import { uploadSchema } from "../../../../domain/photos/photo-upload.ts";
import { beginUpload } from "../../../../server/homes/pictures/upload-photos.ts";
import { getSignedIn, readOfficeFields } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";

/** Says where a picture that is sent in parts begins, or goes on. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { fileName, bytes, changedAt } = await readOfficeFields({ request, context });
  const file = { fileName, bytes: Number(bytes), changedAt: Number(changedAt) };
  const parsed = v.safeParse(uploadSchema, file);
  if (!parsed.success) {
    const refused = { state: "refused", reason: "We can’t read this file. Choose it again." };
    return Response.json(refused, { status: 422 });
  }
  const by = getSignedIn({ context });
  const answer = await beginUpload(context.get(appContext), by, params.id, parsed.output);
  if (answer === null) return Response.json(null, { status: 404 });
  return Response.json(answer, { status: answer.state === "refused" ? 422 : 200 });
}
