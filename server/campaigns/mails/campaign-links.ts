import { href } from "react-router";
import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";

export function buildReplyLink(
  siteUrl: string,
  { kind, id, dev, resp }: { kind: CampaignKind; id: string; dev: string; resp: boolean },
): string {
  const query = new URLSearchParams({ id, ...(dev && { dev }), resp: String(resp) });
  return `${siteUrl}${href(`/${kind}`)}?${query}`;
}

export function stopCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}${href("/campaign/stop")}?id=${id}`;
}

/** One-click unsubscribe URL for mail programs (RFC 8058). */
export function unsubscribeCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}/api/campaign/${id}/unsubscribe`;
}
