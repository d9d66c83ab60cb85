import type { Handler } from "hono";
import type { GenericSchema } from "valibot";
import {
  type CampaignKind,
  developmentReplyPayload,
  emailCampaignPayload,
} from "../../domain/campaigns/campaign.ts";
import { type RateLimit, rateLimit } from "../platform/http/rate-limit.ts";
import type { AppContext } from "../app-context.ts";
import { replyToCampaign } from "./reply-to-campaign.ts";
import { stopCampaigns } from "./stop-campaigns.ts";
import { linkCall } from "../platform/submissions/link-call.ts";
import { writeCall } from "../platform/submissions/write-call.ts";

type CampaignCall = ["POST", path: string, handler: Handler & { schema?: GenericSchema }];

/** The calls that the links of campaigns lead to. */
export function campaignCalls(app: AppContext): CampaignCall[] {
  // Mail providers send the clicks of many readers from few addresses.
  const clicks = rateLimit(app, "campaign unsubscribe", 600, 60);
  return [
    ["POST", "/emailcampaign", replyCall(app, "request-viewing", emailCampaignPayload)],
    ["POST", "/rentercheck", replyCall(app, "renter-check", developmentReplyPayload)],
    ["POST", "/rentersurvey", replyCall(app, "renter-survey", developmentReplyPayload)],
    ["POST", "/campaign/:token/unsubscribe", stopCall(app, clicks)],
  ];
}

/** Takes the answers to one kind of campaign, without a human check (decisions, section 1). */
function replyCall(
  app: AppContext,
  kind: CampaignKind,
  schema: GenericSchema<unknown, { id: string; resp: boolean }>,
) {
  const byRecipient = rateLimit(app, `${kind} by recipient`, 20, 3600);
  return writeCall(app, {
    schema,
    limit: rateLimit(app, kind, 30, 60),
    pretend: () => ({ ok: true }),
    run: ({ id, resp }, submission) =>
      replyToCampaign({ ...app, byRecipient }, { kind, id, resp }, submission),
  });
}

/** `POST /api/campaign/{token}/unsubscribe`: `{state}`, `stopped` or `gone` (RFC 8058). */
function stopCall(app: AppContext, limit: RateLimit) {
  return linkCall(app, limit, {
    page: "/campaign/stop",
    act: (token) => stopCampaigns(app, token),
  });
}
