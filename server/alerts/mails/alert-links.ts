import { href } from "react-router";

/** The page that asks to confirm an alert. @param siteUrl the site's origin */
export function buildConfirmLink(siteUrl: string, token: string): string {
  return `${siteUrl}${href("/alert/confirm")}?id=${token}`;
}

/** The page that asks whether to stop an alert. */
export function buildStopLink(siteUrl: string, stopToken: string): string {
  return `${siteUrl}${href("/alert/stop")}?id=${stopToken}`;
}

/** The call that stops an alert without a page, for mail programs (RFC 8058). */
export function buildUnsubscribeLink(siteUrl: string, stopToken: string): string {
  return `${siteUrl}/api/alert/${stopToken}/unsubscribe`;
}

/** All homes of an alert's search. */
export function buildSearchLink(siteUrl: string, search: string): string {
  return `${siteUrl}${href("/properties")}${search && `?${search}`}`;
}
