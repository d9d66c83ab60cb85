import type { RequestKind } from "../conversations/request-kinds.ts";

/** Where a request came from, as the office can know it. */
export const requestSources = {
  site: "Our site",
  mail: "Mail",
  call: "Telephone, or at the door",
  campaign: "Campaigns",
  referral: "Word of mouth",
  unknown: "Not known",
} as const;

export type RequestSource = keyof typeof requestSources;

/** Kinds of the first request that did not come by a form of the site. */
const others: Partial<Record<RequestKind, RequestSource>> = {
  call: "call",
  mail: "mail",
  "campaign-answer": "campaign",
  referral: "referral",
};

/** Where somebody who asked with a request of this kind came from. */
export function getRequestSource(kind: RequestKind): RequestSource {
  return others[kind] ?? "site";
}
