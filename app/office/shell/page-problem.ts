import { isRouteErrorResponse } from "react-router";

/** `away`: the site was not reached. `busy`: it says that it can't answer now. */
export type PageProblem = "missing" | "away" | "busy" | "fault";

export const problemTexts: Record<PageProblem, string> = {
  missing: "This address leads nowhere in the office: it was mistyped, or its record is gone.",
  away: "The site was not reached. Look whether you are connected, then try again. What was saved before is safe.",
  busy: "The site can’t answer just now. Try again in a moment. What was saved before is safe.",
  fault: "It is us, not you. What was saved before is safe.",
};

/** What `fetch` says in Chromium, Firefox and Safari when it reaches nobody. */
const unreached = /failed to fetch|networkerror|load failed/i;

/** Why a page did not open. */
export function findPageProblem(error: unknown): PageProblem {
  if (error instanceof TypeError && unreached.test(error.message)) return "away";
  if (!isRouteErrorResponse(error)) return "fault";
  if (error.status === 404) return "missing";
  return error.status === 503 ? "busy" : "fault";
}
