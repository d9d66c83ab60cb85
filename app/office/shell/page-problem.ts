import { isRouteErrorResponse } from "react-router";

/** `away`: the site was not reached. `busy`: it says that it can't answer now. */
export type PageProblem = "missing" | "away" | "busy" | "fault";

export const problemTexts: Record<PageProblem, string> = {
  missing: "We can’t find that page. The link may be wrong, or the record may have been deleted.",
  away: "You seem to be offline. Check your connection and try again. Everything you’ve saved is safe.",
  busy: "The site is busy. Wait a moment, then try again. Everything you’ve saved is safe.",
  fault: "This is a problem at our end. Everything you’ve saved is safe.",
};

/** What Chromium, Firefox and Safari say when `fetch` reaches nobody, or the answer breaks off. */
const unreached = /failed to fetch|network ?error|error in input stream|load failed/i;

/** Why a page did not open. */
export function findPageProblem(error: unknown): PageProblem {
  // The router wraps what stopped it reading an answer.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof TypeError && unreached.test(cause.message)) return "away";
  if (!isRouteErrorResponse(error)) return "fault";
  if (error.status === 404) return "missing";
  return error.status === 503 ? "busy" : "fault";
}
