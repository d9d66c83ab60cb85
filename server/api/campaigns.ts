import type { Handler } from "hono";
import type { GenericSchema } from "valibot";
import {
  type CampaignKind,
  developmentReplyPayload,
  emailCampaignPayload,
} from "../../domain/campaigns/campaign.ts";
import { type RateLimit, rateLimit } from "../http/rate-limit.ts";
import type { House } from "../house.ts";
import { replyToCampaign } from "../use-cases/reply-to-campaign.ts";
import { stopCampaigns } from "../use-cases/stop-campaigns.ts";
import { linkCall } from "./link-call.ts";
import { writeCall } from "./write-call.ts";

type CampaignCall = ["POST", path: string, handler: Handler & { schema?: GenericSchema }];

/** The calls that the links of campaigns lead to. */
export function campaignCalls(house: House): CampaignCall[] {
  // Mail providers send the clicks of many readers from few addresses.
  const clicks = rateLimit(house, "campaign unsubscribe", 600, 60);
  return [
    ["POST", "/emailcampaign", replyCall(house, "request-viewing", emailCampaignPayload)],
    ["POST", "/rentercheck", replyCall(house, "renter-check", developmentReplyPayload)],
    ["POST", "/rentersurvey", replyCall(house, "renter-survey", developmentReplyPayload)],
    ["POST", "/campaign/:token/unsubscribe", stopCall(house, clicks)],
  ];
}

/** Takes the answers to one kind of campaign, without a human check (decisions, section 1). */
function replyCall(
  house: House,
  kind: CampaignKind,
  schema: GenericSchema<unknown, { id: string; resp: boolean }>,
) {
  const byRecipient = rateLimit(house, `${kind} by recipient`, 20, 3600);
  return writeCall(house, {
    schema,
    limit: rateLimit(house, kind, 30, 60),
    pretend: () => ({ ok: true }),
    run: ({ id, resp }, submission) =>
      replyToCampaign({ ...house, byRecipient }, { kind, id, resp }, submission),
  });
}

/** `POST /api/campaign/{token}/unsubscribe`: `{state}`, `stopped` or `gone` (RFC 8058). */
function stopCall(house: House, limit: RateLimit) {
  return linkCall(house, limit, {
    page: "/campaign/stop",
    act: (token) => stopCampaigns(house, token),
  });
}
