import { isRouteErrorResponse } from "react-router";

/** `away`: the site was not reached. `busy`: it says that it can't answer now. */
export type PageProblem = "missing" | "away" | "busy" | "fault";

export const problemTexts: Record<PageProblem, string> = {
  missing: "This address leads nowhere in the office: it was mistyped, or its record is gone.",
  away: "The site was not reached. Look whether you are connected, then try again. What was saved before is safe.",
  busy: "The site can’t answer just now. Try again in a moment. What was saved before is safe.",
  fault: "It is us, not you. What was saved before is safe.",
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
