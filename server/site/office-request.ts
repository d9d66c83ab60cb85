import type { RouterContextProvider } from "react-router";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { officeVisit } from "../staff/office-contexts.ts";
import type { SignedIn } from "../staff/sessions.ts";
import type { OfficeCaller } from "../staff/staff-context.ts";
import { appContext, clientAddress } from "./page-contexts.ts";

interface OfficeRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** For an action: a write is admitted only where the office has an origin. */
export function getCaller({ request, context }: OfficeRequest): OfficeCaller {
  const { officeOrigin } = context.get(officeVisit);
  if (officeOrigin === null) throw new Error("A write was admitted where there is no office.");
  return { request, clientAddress: context.get(clientAddress), officeOrigin };
}

/** For the links in mails that an action sends: where the site does not know its own address, the office's. */
export function getMailOrigin(request: OfficeRequest): string {
  const { config } = request.context.get(appContext);
  return getSiteOrigin(config) ?? getCaller(request).officeOrigin;
}

/** For a page or call that `office-access.ts` keeps for those who are signed in. */
export function getSignedIn({ context }: Pick<OfficeRequest, "context">): SignedIn {
  const { signedIn } = context.get(officeVisit);
  if (signedIn === null) throw new Error("Somebody was admitted without a session.");
  return signedIn;
}
