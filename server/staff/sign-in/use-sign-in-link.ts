import type { Outcome } from "../../platform/submissions/outcome.ts";
import { findBrowserHash } from "./browser-token.ts";
import { createOfficeCookie } from "../cookies.ts";
import { findLink, isOpen, useUpLink } from "./links.ts";
import { refuse, refuseForNow } from "../refusals.ts";
import { startSession } from "../sessions.ts";
import { findStaff } from "../staff.ts";
import type { OfficeCaller, StaffContext } from "../staff-context.ts";
import { transact } from "../../platform/database/transact.ts";

export type LinkState = "open" | "other-browser" | "ended";

/** Looks at a link without using it, as mail scanners do. */
export async function checkSignInLink(
  { database, now }: Pick<StaffContext, "database" | "now">,
  request: Request,
  token: string,
): Promise<LinkState> {
  const link = await findLink(database.orm, "sign-in", token);
  if (!link || !isOpen(link, now())) return "ended";
  return link.browserHash === findBrowserHash(request) ? "open" : "other-browser";
}

/** Signs in with a link, in the browser that asked for it. */
export async function signInWithLink(
  app: StaffContext,
  { request, clientAddress }: OfficeCaller,
  token: string,
): Promise<Outcome<{ setCookie: string; returnPath: string }>> {
  const wait = await app.signInLimits.byCaller(clientAddress);
  if (wait !== null) return refuseForNow(wait);
  const at = app.now();
  const browserHash = findBrowserHash(request);
  const signedIn = await transact(app.database.orm, async (tx) => {
    const link = browserHash && (await useUpLink(tx, "sign-in", token, { at, browserHash }));
    const person = link && link.staffId && (await findStaff(tx, link.staffId));
    if (!person || person.leftAt) return null;
    const session = await startSession(tx, request, { staffId: person.id, method: "link", at });
    return {
      setCookie: createOfficeCookie("office", session),
      returnPath: link.returnPath ?? "/office",
    };
  });
  if (signedIn) return { ok: true, answer: signedIn };
  // Whoever finds a link in a mailbox does not use it up for the one who asked.
  const isElsewhere = (await checkSignInLink(app, request, token)) === "other-browser";
  return isElsewhere ? otherBrowser : endedLink;
}

const endedLink = refuse(
  "That link has been used or is more than 15 minutes old. Ask for a new one.",
);

const otherBrowser = refuse("That link only works in the browser you requested it from.");
