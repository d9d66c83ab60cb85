import { nameCameFrom } from "../conversations/came-from.ts";
import type { RequestKind } from "../conversations/request-kinds.ts";

/** Names of where requests come from, unless the office knows better (`nameCameFrom`). */
const kindSources: Partial<Record<RequestKind, string>> = {
  call: "Phone or walk-in",
  mail: "Email",
  "campaign-answer": "Campaigns",
  referral: "Word of mouth",
};

/**
 * Where somebody came from, as the office can know it.
 * @param source where they saw us, as somebody noted, or else the kind of their first request. Null
 *   for one of whom nothing is kept
 */
export function nameSource(source: string | null): string {
  if (source === null) return "Unknown";
  const kinds: Readonly<Partial<Record<string, string>>> = kindSources;
  return nameCameFrom(source) ?? kinds[source] ?? "Our site";
}
