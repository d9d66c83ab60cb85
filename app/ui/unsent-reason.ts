import { isRouteErrorResponse } from "react-router";

/** `away`: the site was not reached. `busy`: it can't answer now. `fault`: it failed. */
export type UnsentReason = "away" | "busy" | "fault";

/** Why what was sent was not taken. Null for an answer that leads elsewhere, or refuses. */
export function findUnsentReason(error: unknown): UnsentReason | null {
  if (error instanceof TypeError) return "away";
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return "fault";
  if (error.status < 500) return null;
  return error.status === 500 ? "fault" : "busy";
}
