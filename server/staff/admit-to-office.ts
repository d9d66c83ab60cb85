import { judgeAccess, officeEntries, type Verdict } from "../../domain/staff/office-access.ts";
import { getOfficeOrigin } from "./office-origin.ts";
import { findSession, type SignedIn } from "./sessions.ts";
import type { StaffContext } from "./staff-context.ts";

export interface OfficeVisit {
  /** Null where the office can't be used: browsers refuse its cookies there. */
  officeOrigin: string | null;
  signedIn: SignedIn | null;
}

export type Admission =
  | { kind: "admitted"; visit: OfficeVisit }
  | { kind: Exclude<Verdict, "admitted"> | "other-site" };

/**
 * Judges every request to the office before any of its code runs: the origin of a write, the
 * session, and what `domain/staff/office-access.ts` says of the path.
 * @param pattern the route's path in `app/routes.ts`
 */
export async function admitToOffice(
  app: Pick<StaffContext, "config" | "database" | "now" | "hasOnlyDemoHomes">,
  request: Request,
  pattern: string,
): Promise<Admission> {
  const officeOrigin = getOfficeOrigin(request, app.config);
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  // Browsers send it with every write; a page of another site can't leave it out.
  const isOurs = officeOrigin !== null && request.headers.get("Origin") === officeOrigin;
  if (isWrite && !isOurs) return { kind: "other-site" };
  // The page to sign in says why.
  if (officeOrigin === null && pattern !== "office/sign-in") return { kind: "sign-in" };
  const signedIn =
    officeOrigin === null ? null : await findSession(app, request, isUse(request, pattern));
  const verdict = judgeAccess(officeEntries[pattern], isWrite, signedIn);
  return verdict === "admitted"
    ? { kind: "admitted", visit: { officeOrigin, signedIn } }
    : { kind: verdict };
}

/** What an open page sends by itself. */
const unattended = new Set(["office/events", "office/presence"]);

/**
 * Whether somebody is there: they load a page or send a form. Data that a page fetches is no sign of
 * it, because the stream of changes makes a page fetch as long as it is open.
 */
function isUse(request: Request, pattern: string): boolean {
  return !unattended.has(pattern) && !isFetchedByPage(request);
}

/** Data for a page that is open, by Fetch Metadata. A browser that says nothing loads a page. */
export function isFetchedByPage({ method, headers }: Request): boolean {
  return method === "GET" && (headers.get("Sec-Fetch-Mode") ?? "navigate") !== "navigate";
}
