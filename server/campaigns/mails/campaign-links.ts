import { href } from "react-router";
import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";

export function buildReplyLink(
  siteUrl: string,
  { kind, id, dev, resp }: { kind: CampaignKind; id: string; dev: string; resp: boolean },
): string {
  const query = new URLSearchParams({ ...(dev && { dev }), resp: String(resp) });
  // A slot is filled as it stands, so nothing in it may be encoded.
  return `${siteUrl}${href(`/${kind}`)}?id=${createLinkSlot("campaign", id)}&${query}`;
}

export function stopCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}${href("/campaign/stop")}?id=${createLinkSlot("campaign", id)}`;
}

/** One-click unsubscribe URL for mail programs (RFC 8058). */
export function unsubscribeCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}/api/campaign/${createLinkSlot("campaign", id)}/unsubscribe`;
}
