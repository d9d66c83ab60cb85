import type { GenericSchema } from "valibot";
import type { CampaignKind } from "../../domain/campaigns/campaign.ts";
import { rateLimit } from "../platform/http/rate-limit.ts";
import type { AppContext } from "../app-context.ts";
import { replyToCampaign } from "./reply-to-campaign.ts";
import { stopCampaigns } from "./stop-campaigns.ts";
import { createLinkCall } from "../platform/submissions/link-call.ts";
import { writeCall } from "../platform/submissions/write-call.ts";

/** Handles replies to one kind of campaign, without a human check (decisions, section 1). */
export function createCampaignReplyCall(
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
export function stopCampaignsCall(app: AppContext) {
  // Mail providers send the clicks of many readers from few addresses.
  return createLinkCall(app, rateLimit(app, "campaign unsubscribe", 600, 60), {
    page: "/campaign/stop",
    act: (token) => stopCampaigns(app, token),
  });
}
