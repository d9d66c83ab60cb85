import * as v from "valibot";
import { mediaKinds } from "../../../domain/listings/listing.ts";
import { listingStates } from "../../../domain/listings/listing-state.ts";
import { type CallDoc, office } from "./call-doc.ts";

const problems = v.array(v.strictObject({ path: v.string(), message: v.string() }));
const ref = "The home's reference in the other system: at most 40 letters, digits, - and _";

export const officeCallDocs: Record<string, CallDoc> = {
  "PUT /office/listings/:ref": {
    tag: office,
    summary: "Writes a home of the office, and begins one that is not there yet",
    description:
      "`fields` are those of the editor, as text, with true and false for boxes. Fields that you leave out stay as they are. A new home needs `address` and `postcode`. `publish` needs the scope `listings:publish` and passes the same checks as the editor's button. If a check fails, the answer is a 422 that names the fields, and what you sent is kept as a draft. `problems` in the answer lists the checks that would fail. Fields that come from a feed can't be written.",
    path: { ref },
    needsKey: true,
    updates: true,
    answer: {
      status: 201,
      schema: v.strictObject({
        id: v.string(),
        reference: v.string(),
        isNew: v.boolean(),
        state: v.picklist(listingStates),
        version: v.number(),
        hasDraft: v.boolean(),
        problems,
      }),
    },
    problems: [401, 404, 409],
  },
  "PUT /office/listings/:ref/photos/:name": {
    tag: office,
    summary: "Adds a picture to the draft of a home",
    description:
      "The body is the picture itself: JPEG, PNG, GIF, WebP or AVIF, 20 MB at most. The same picture again changes nothing. Renters see it once the home is published.",
    path: { ref, name: "The file's name in the other system" },
    query: {
      kind: { schema: v.picklist(mediaKinds), says: "What it shows; a photo if left out" },
      caption: { schema: v.string(), says: "Text for who does not see it" },
    },
    needsKey: true,
    updates: true,
    bodyType: "application/octet-stream",
    answer: {
      status: 201,
      schema: v.strictObject({
        url: v.string(),
        width: v.number(),
        height: v.number(),
        isNew: v.boolean(),
      }),
    },
    problems: [401, 403, 404, 409, 413, 422, 429],
  },
};
