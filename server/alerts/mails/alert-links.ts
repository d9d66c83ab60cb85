import { href } from "react-router";

export function buildConfirmLink(siteUrl: string, token: string): string {
  return `${siteUrl}${href("/alert/confirm")}?id=${token}`;
}

export function buildStopLink(siteUrl: string, stopToken: string): string {
  return `${siteUrl}${href("/alert/stop")}?id=${stopToken}`;
}

/** One-click unsubscribe URL for mail programs (RFC 8058). */
export function buildUnsubscribeLink(siteUrl: string, stopToken: string): string {
  return `${siteUrl}/api/alert/${stopToken}/unsubscribe`;
}

export function buildSearchLink(siteUrl: string, search: string): string {
  return `${siteUrl}${href("/properties")}${search && `?${search}`}`;
}
