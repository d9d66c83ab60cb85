import * as v from "valibot";
import type { OfferDraft } from "./offer.ts";
import { offerDetailsFields } from "./offer-fields.ts";
import { maxTenants, tenantFields } from "./tenant-fields.ts";
import { keepable } from "../shared/fields/text-fields.ts";

/** Longer than any valid answer, so that overlong text is saved until it is shortened. */
const entered = v.optional(v.pipe(v.string(), v.maxLength(10_000), keepable));

const details = v.strictObject(toTexts(offerDetailsFields));
const tenant = v.strictObject({
  ...toTexts(tenantFields),
  id: entered,
  title: entered,
});

export const offerDraftSchema: v.GenericSchema<unknown, OfferDraft> = v.strictObject({
  details: v.nullable(details),
  tenants: v.pipe(v.array(tenant), v.maxLength(maxTenants)),
  acceptances: v.strictObject({
    offerTerms: v.boolean(),
    contractTerms: v.boolean(),
    privacy: v.boolean(),
  }),
});

/** Body of `POST /api/offer/{id}/draft`. Saved only if `version` is still current. */
export const offerDraftPayload = v.strictObject({
  draft: offerDraftSchema,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type SaveOfferDraft = v.InferOutput<typeof offerDraftPayload>;

function toTexts<Fields extends object>(fields: Fields): Record<keyof Fields, typeof entered> {
  const entries = Object.keys(fields).map((name) => [name, entered]);
  return Object.fromEntries(entries);
}
