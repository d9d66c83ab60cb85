import { useState } from "react";
import { data, href, redirectDocument, useLocation } from "react-router";
import type { Route } from "./+types/offer-page";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { offerText } from "../brand/offer-text.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { findOffer } from "../../server/offers/find-offer.ts";
import { appContext, reportError } from "../../server/site/page-contexts.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { readStepState } from "../forms/step-history-state.ts";
import type { UnsavedDraft } from "./draft-sync.ts";
import { readLocalDraft } from "./local-draft.ts";
import { OfferJourney } from "./offer-journey.tsx";
import "./offer.css";
import { getCover, type PublicListing } from "../../domain/listings/listing.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** Anyone with the URL can open the offer, so it must be neither cached nor indexed. */
const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findOffer(app, params.id).catch((error: unknown) => {
    context.get(reportError)(error);
    return { kind: "none" as const };
  });
  if (found.kind === "submitted") throw redirectDocument(href("/offer-success"));
  if (found.kind !== "open") throw redirectDocument(href("/offer-error"));
  const { id, draft, version, rules, contractDocument, expiresAt, home } = found.offer;
  return data(
    {
      offer: { id, draft, version, rules, contractDocument, expiresAt },
      home: toOfferHome(home),
      today: getLondonDate(app.now()),
    },
    { headers: privateHeaders },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Windows of the page need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  return [...createPageMeta(offerText.title(loaderData.home.name), offerText.description), noIndex];
}

export default function OfferPage({ loaderData }: Route.ComponentProps) {
  const { unsaved, initialStep } = useResumedState(loaderData.offer.id);
  return (
    <OfferJourney
      key={unsaved !== null || initialStep > 0 ? "resumed" : "new"}
      {...loaderData}
      unsaved={unsaved}
      initialStep={initialStep}
    />
  );
}

interface ResumedState {
  unsaved: UnsavedDraft<OfferDraft> | null;
  initialStep: number;
}

const freshState: ResumedState = { unsaved: null, initialStep: 0 };

/** Reads from the browser where to resume after a reload; the server renders the main window. */
function useResumedState(offerId: string): ResumedState {
  const hydrated = useHydrated();
  const { state } = useLocation();
  const [resumed, setResumed] = useState<ResumedState | null>(null);
  if (hydrated && resumed === null) {
    setResumed({
      unsaved: readLocalDraft(offerId),
      initialStep: readStepState(state, "step")?.step ?? 0,
    });
  }
  return resumed ?? freshState;
}

/** A home in a development is let to a business (B2B). */
function toOfferHome(listing: PublicListing): OfferHome {
  const { id, name, area, outcode, rentPcm, noDeposit, availableFrom, development } = listing;
  return {
    id,
    name,
    area,
    outcode,
    rentPcm,
    noDeposit,
    availableFrom,
    cover: getCover(listing),
    isB2B: development !== null,
    development: development?.name ?? null,
    companyName: development?.companyName ?? null,
    liteOffer: development?.liteOffer ?? false,
  };
}
