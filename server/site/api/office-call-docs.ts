import * as v from "valibot";
import { mediaKinds } from "../../../domain/listings/listing.ts";
import { listingStates } from "../../../domain/listings/listing-state.ts";
import { type CallDoc, office } from "./call-doc.ts";

const problems = v.array(v.strictObject({ path: v.string(), message: v.string() }));
const ref = "The property’s reference in the other system. Up to 40 letters, digits, - and _";

export const officeCallDocs: Record<string, CallDoc> = {
  "PUT /office/listings/:ref": {
    tag: office,
    summary: "Create or update a property",
    description:
      "`fields` are the fields of the property editor, as text, with true or false for checkboxes. Fields you leave out don’t change. A new property needs `address` and `postcode`. `publish` needs the scope `listings:publish` and runs the same checks as the editor’s button. If a check fails, the response is a 422 that names the fields, and what you sent is saved as a draft. `problems` in the response lists the checks that would fail. Fields that come from a feed can’t be changed.",
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
    summary: "Add an image to a property’s draft",
    description:
      "The body is the image itself: JPEG, PNG, GIF, WebP or AVIF, up to 20 MB. Sending the same image again changes nothing. Renters see it once the property is published.",
    path: { ref, name: "The file’s name in the other system" },
    query: {
      kind: {
        schema: v.picklist(mediaKinds),
        says: "What the image shows. The default is a photo",
      },
      caption: { schema: v.string(), says: "Alternative text for people who can’t see the image" },
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
