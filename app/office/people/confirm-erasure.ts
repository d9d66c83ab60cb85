import { href, redirect } from "react-router";
import type { Route } from "./+types/confirm-erasure";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { confirmErasure } from "../../../server/privacy/request-erasure.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { redirectRefused } from "./erasure-refusal.tsx";

/** Erases, and leads to the list; the page before says what is in the way. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = readRecordId(params);
  const signedIn = getSignedIn({ context });
  const { erasure = "" } = await readOfficeFields({ request, context });
  if (!isUuid(erasure)) throwNotFound();
  const decision = await confirmErasure(context.get(appContext), signedIn, {
    requestId: erasure,
    contactId: id,
  });
  const { outcome } = decision;
  if (outcome === "none") throwNotFound();
  if (outcome === "same-person" || outcome === "blocked") return redirectRefused(id, outcome);
  return redirect(`${href("/office/people")}?erased`);
}
