import { href } from "react-router";
import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";

/** The page that takes an answer. @param siteUrl the site's origin */
export function replyLink(
  siteUrl: string,
  { kind, id, dev, resp }: { kind: CampaignKind; id: string; dev: string; resp: boolean },
): string {
  const query = new URLSearchParams({ id, ...(dev && { dev }), resp: String(resp) });
  return `${siteUrl}${href(`/${kind}`)}?${query}`;
}

/** The page that asks whether to write no more. */
export function stopCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}${href("/campaign/stop")}?id=${id}`;
}

/** The call that does it without a page, for mail programs (RFC 8058). */
export function unsubscribeCampaignsLink(siteUrl: string, id: string): string {
  return `${siteUrl}/api/campaign/${id}/unsubscribe`;
}
