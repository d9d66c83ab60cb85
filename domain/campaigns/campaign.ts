import * as v from "valibot";
import { emailField, nameField, keepableLine } from "../shared/fields/text-fields.ts";

export const campaignKinds = ["request-viewing", "renter-check", "renter-survey"] as const;

export type CampaignKind = (typeof campaignKinds)[number];

export const campaignDev = v.pipe(v.string(), keepableLine, v.trim(), v.maxLength(100));

const fields = {
  id: v.pipe(v.string(), keepableLine, v.trim(), v.nonEmpty(), v.maxLength(100)),
  /** True: attends, agrees or likes it. */
  resp: v.boolean(),
};

/** Body of `POST /api/emailcampaign` (renter specification, section 7). */
export const emailCampaignPayload = v.strictObject(fields);

/** `dev` is only checked for format, since the server knows the development by `id`. */
export const developmentReplyPayload = v.strictObject({
  id: fields.id,
  dev: v.optional(campaignDev, ""),
  resp: fields.resp,
});

export type CampaignReply = v.InferOutput<typeof developmentReplyPayload>;

export function parseCampaignReply(query: URLSearchParams): CampaignReply | null {
  const parsed = v.safeParse(developmentReplyPayload, {
    id: query.get("id"),
    dev: query.get("dev") ?? "",
    // Anything but `true` means no (renter specification, section 7).
    resp: query.get("resp") === "true",
  });
  return parsed.success ? parsed.output : null;
}

export const campaignPerson = v.strictObject({
  name: nameField("the name is missing"),
  email: emailField({
    missing: "the email address is missing",
    invalid: "this isn’t an email address",
  }),
});

export type CampaignPerson = v.InferOutput<typeof campaignPerson>;
