import { lazy, Suspense, useState } from "react";
import { data, href, redirectDocument, useLocation } from "react-router";
import type { Route } from "./+types/offer-page";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import type { OfferDraft } from "../../domain/offers/offer.ts";
import { createFormMeta, noIndex } from "../brand/page-meta.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { getTenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { findBranchPhone } from "../../server/branches/home-agency.ts";
import { findOffer } from "../../server/offers/find-offer.ts";
import { findOfferAnswer } from "../../server/tenancies/decision/find-offer-answer.ts";
import { answerFields, readFields } from "../../server/site/form-post.ts";
import { addHomeOfBranch } from "../../server/site/load-branch-phone.ts";
import { appContext, callApi, reportError } from "../../server/site/page-contexts.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import { FormTitle } from "../forms/journey/check-answers.tsx";
import { createFormErrorMeta } from "../forms/form-load-error.tsx";
import { readStepState } from "../forms/journey/step-history-state.ts";
import type { UnsavedDraft, VersionedDraft } from "./draft/draft-sync.ts";
import { readLocalDraft } from "./draft/local-draft.ts";
import { readSaveResponse } from "./draft/save-offer-draft.ts";
import { OfferJourney } from "./offer-journey.tsx";
import {
  createPlainConflict,
  findDraftToSave,
  findPlainConflict,
  type PlainOfferView,
} from "./plain/plain-draft.ts";
import { createPlainOfferPlan } from "./plain/plain-offer-plan.ts";
import "../forms/journey/journey.css";
import "./offer.css";
import { getCover, type PublicListing } from "../../domain/listings/listing.ts";
import type { OfferHome } from "./offer-page-types.ts";

/** Only an offer that is sent without script needs it. */
const PlainOffer = lazy(() => import("./plain/plain-offer.tsx"));

/** Anyone with the URL can open the offer, so it must be neither cached nor indexed. */
const privateHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

export const handle = { byLink: true } satisfies PageHandle;

export async function loader({ params, context }: Route.LoaderArgs) {
  const open = await requireOpenOffer(params.id, context);
  const { orm } = context.get(appContext).database;
  const branchPhone = await findBranchPhone(orm, open.home.id);
  return data({ ...open, branchPhone }, { headers: privateHeaders });
}

/** What was answered is saved, so that the link leads back to it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { offer, home, today } = await requireOpenOffer(params.id, context);
  const fields = await readFields(request);
  const { id, draft, version } = offer;
  const rules = getTenancyRules(offer.rules);
  const plan = createPlainOfferPlan({ id, home, today, rules }, draft, fields);
  const stale = findPlainConflict(plan, offer, fields);
  if (stale) return respond(stale, 409);
  const { shown, status } = await answerFields(context, plan, fields);
  if (shown.stage === "sent")
    throw redirectDocument(await addHomeOfBranch(context, href("/offer-success"), home.id));
  const unsaved = status === 200 ? findDraftToSave(shown, offer, fields) : null;
  const saved = unsaved && (await saveDraft(context, id, { draft: unsaved, version }));
  if (saved?.kind === "closed") await requireOpenOffer(id, context);
  if (unsaved && saved?.kind === "superseded") {
    return respond(createPlainConflict(unsaved, saved.serverDraft, fields), 409);
  }
  const isKept = saved === null || saved.kind === "saved";
  const shownVersion = saved?.kind === "saved" ? saved.version : version;
  return respond({ kind: "form", posted: shown, version: shownVersion, isKept }, status);
}

function respond(view: PlainOfferView, status: number) {
  return data(view, { status, headers: privateHeaders });
}

async function saveDraft(
  context: Route.ActionArgs["context"],
  id: string,
  saved: VersionedDraft<OfferDraft>,
) {
  const form = { key: crypto.randomUUID(), checked: null };
  return readSaveResponse(await context.get(callApi)(`/api/offer/${id}/draft`, saved, form));
}

async function requireOpenOffer(id: string, context: Route.LoaderArgs["context"]) {
  const app = context.get(appContext);
  const found = await findOffer(app, id).catch((error: unknown) => {
    context.get(reportError)(error);
    return { kind: "none" as const };
  });
  if (found.kind === "none") throw redirectDocument(href("/offer-error"));
  if (found.kind !== "open") {
    const path = href(found.kind === "submitted" ? "/offer-success" : "/offer-error");
    const answer = await findOfferAnswer(app, found.offerId);
    const address = await addHomeOfBranch(context, path, found.listingId);
    if (answer === null) throw redirectDocument(address);
    // Its record, which opens nothing: these pages are not private, and the link is.
    const said = new URLSearchParams({ offer: found.offerId });
    throw redirectDocument(`${address}${address.includes("?") ? "&" : "?"}${said}`);
  }
  const { draft, version, rules, contractDocument, expiresAt, home } = found.offer;
  return {
    offer: { id: found.offer.id, draft, version, rules, contractDocument, expiresAt },
    home: toOfferHome(home),
    today: getLondonDate(app.now()),
  };
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Windows of the page need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return createFormErrorMeta();
  return [...createFormMeta(offerText.title(loaderData.home.name), offerText.description), noIndex];
}

export { FormErrorBoundary as ErrorBoundary } from "../forms/form-load-error.tsx";

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { unsaved, initialStep } = useResumedState(loaderData.offer.id);
  const { offer, ...place } = loaderData;
  const posted = actionData && "posted" in actionData ? actionData.posted : undefined;
  return (
    <>
      <FormTitle title={offerText.title(place.home.name)} posted={posted} />
      {actionData ? (
        <Suspense>
          <PlainOffer
            {...place}
            offer={offer}
            rules={getTenancyRules(offer.rules)}
            view={actionData}
          />
        </Suspense>
      ) : (
        <OfferJourney
          key={unsaved !== null || initialStep > 0 ? "resumed" : "new"}
          {...loaderData}
          unsaved={unsaved}
          initialStep={initialStep}
        />
      )}
    </>
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
