import type { RouterContextProvider } from "react-router";
import { officeVisit } from "../staff/office-contexts.ts";
import type { SignedIn } from "../staff/sessions.ts";
import type { OfficeCaller } from "../staff/staff-context.ts";
import { clientAddress } from "./page-contexts.ts";

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

/** For a page or call that `office-access.ts` keeps for those who are signed in. */
export function getSignedIn({ context }: Pick<OfficeRequest, "context">): SignedIn {
  const { signedIn } = context.get(officeVisit);
  if (signedIn === null) throw new Error("Somebody was admitted without a session.");
  return signedIn;
}
