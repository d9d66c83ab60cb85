import type { RouterContextProvider } from "react-router";
import type { OfferAnswer } from "../../domain/offers/open-offer.ts";
import { findOfferAnswer } from "../tenancies/decision/find-offer-answer.ts";
import { loadPhoneOfAddress } from "./load-branch-phone.ts";
import { appContext, reportError } from "./page-contexts.ts";

interface Visit {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/**
 * For the two pages to which an offer's link leads once it was sent. What was answered is read from the
 * offer: an address says what was so when it was made, or what anybody typed.
 */
export async function loadOfferAnswer(
  visit: Visit,
): Promise<{ branchPhone: string | null; answer: OfferAnswer | null }> {
  const { branchPhone } = await loadPhoneOfAddress(visit);
  return { branchPhone, answer: await findAnswer(visit) };
}

/** Null, too, while the database does not answer: the specified words need none. */
async function findAnswer({ context, url }: Visit): Promise<OfferAnswer | null> {
  const offerId = url.searchParams.get("offer") ?? "";
  if (!/^[\w-]{1,64}$/.test(offerId)) return null;
  try {
    return await findOfferAnswer(context.get(appContext), offerId);
  } catch (error) {
    context.get(reportError)(error);
    return null;
  }
}
