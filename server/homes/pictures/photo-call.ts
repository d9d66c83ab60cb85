import type { Context } from "hono";
import { mediaKinds } from "../../../domain/listings/listing.ts";
import type { AppContext } from "../../app-context.ts";
import { readUpTo } from "../../platform/http/read-up-to.ts";
import { maxUploadBytes } from "../../photos/draw-picture.ts";
import { createProblemResponse } from "../../platform/submissions/problem.ts";
import { addPhoto } from "./add-photo.ts";
import { noHome } from "../home-change.ts";
import {
  badReference,
  findForbidden,
  limitKeyCalls,
  readKey,
  readReference,
  refuseCaller,
  respondRefusal,
} from "../key-call.ts";
import { findHome } from "../put-home.ts";

/**
 * `PUT /api/office/listings/{ref}/photos/{name}`: adds a picture to the draft of a home. The same
 * picture again changes nothing.
 */
export function createPhotoCall(app: AppContext) {
  const limit = limitKeyCalls(app);
  return async (context: Context): Promise<Response> => {
    const refused = await refuseCaller(app, context, limit);
    if (refused) return createProblemResponse(refused);
    const key = await readKey(app, context);
    if (!key.ok) return createProblemResponse(key.problem);
    const forbidden = findForbidden(key.holder, "photos:write", "edit-listings");
    if (forbidden) return createProblemResponse(forbidden);
    const reference = readReference(context);
    if (reference === null) return createProblemResponse(badReference);
    const found = await findHome(app, reference);
    if (!found.ok) return respondRefusal(found.refusal, "");
    const { id } = found.answer;
    if (id === null) return respondRefusal(noHome.refusal, "");
    const bytes = await readUpTo(context.req.raw.body, maxUploadBytes);
    if (bytes === null) return createProblemResponse(tooLarge);
    const { kind, caption = "" } = context.req.query();
    const photo = {
      bytes,
      // Its name there is of no use here, and is not told.
      fileName: "The photo",
      kind: mediaKinds.find((one) => one === kind) ?? "photo",
      caption: caption.replaceAll("\0", ""),
    };
    const added = await addPhoto(app, id, photo, key.holder);
    if (!added.ok) return respondRefusal(added.refusal, "");
    const status = added.answer.isNew ? 201 : 200;
    return context.json(added.answer, status, { "Cache-Control": "no-store" });
  };
}

const tooLarge = {
  status: 413 as const,
  title: "Photo too large",
  detail: `A photo can be up to ${maxUploadBytes / 1024 / 1024} MB.`,
};
