import { href } from "react-router";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";

export function buildConfirmLink(siteUrl: string, alertId: string): string {
  return `${siteUrl}${href("/alert/confirm")}?id=${createLinkSlot("alert-confirm", alertId)}`;
}

export function buildStopLink(siteUrl: string, alertId: string): string {
  return `${siteUrl}${href("/alert/stop")}?id=${createLinkSlot("alert-stop", alertId)}`;
}

/** One-click unsubscribe URL for mail programs (RFC 8058). */
export function buildUnsubscribeLink(siteUrl: string, alertId: string): string {
  return `${siteUrl}/api/alert/${createLinkSlot("alert-stop", alertId)}/unsubscribe`;
}

export function buildSearchLink(siteUrl: string, search: string): string {
  return `${siteUrl}${href("/properties")}${search && `?${search}`}`;
}
