import * as v from "valibot";
import { emailField, nameField, keepable } from "../shared/text-fields.ts";

/** What a campaign's mail asks; each is also the path of the page that takes the answer. */
export const campaignKinds = ["request-viewing", "renter-check", "renter-survey"] as const;

export type CampaignKind = (typeof campaignKinds)[number];

/** The development that a campaign is about; the empty text where it is about none. */
export const campaignDev = v.pipe(v.string(), keepable, v.trim(), v.maxLength(100));

const fields = {
  id: v.pipe(v.string(), keepable, v.trim(), v.nonEmpty(), v.maxLength(100)),
  /** True attends, agrees or likes it. */
  resp: v.boolean(),
};

/** Body of `POST /api/emailcampaign` (renter specification, section 7). */
export const emailCampaignPayload = v.strictObject(fields);

/**
 * Body of `POST /api/rentercheck` and `POST /api/rentersurvey`. The server knows the development by
 * the id, so what stands in `dev` is only read for its form.
 */
export const developmentReplyPayload = v.strictObject({
  id: fields.id,
  dev: v.optional(campaignDev, ""),
  resp: fields.resp,
});

/** The answer that a link in one of our e-mails carries. */
export type CampaignReply = v.InferOutput<typeof developmentReplyPayload>;

/** Reads the answer from a page's address; null where it carries none, for then it is nobody's. */
export function campaignReply(query: URLSearchParams): CampaignReply | null {
  const parsed = v.safeParse(developmentReplyPayload, {
    id: query.get("id"),
    dev: query.get("dev") ?? "",
    // Only the word is a yes (renter specification, section 7).
    resp: query.get("resp") === "true",
  });
  return parsed.success ? parsed.output : null;
}

/** Somebody whom a campaign writes to. */
export const campaignPerson = v.strictObject({
  name: nameField("the name is missing"),
  email: emailField({
    missing: "the e-mail address is missing",
    invalid: "this is no e-mail address",
  }),
});

export type CampaignPerson = v.InferOutput<typeof campaignPerson>;
