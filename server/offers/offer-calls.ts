import type { Context } from "hono";
import { offerDraftPayload } from "../../domain/offers/offer-draft.ts";
import { placeOfferPayload } from "../../domain/offers/offer.ts";
import { buildDocumentPath } from "../../domain/offers/offer-documents.ts";
import type { OpenOffer } from "../../domain/offers/open-offer.ts";
import type { AppContext } from "../app-context.ts";
import { getClientAddress } from "../platform/http/client-address.ts";
import { getRequestOrigin } from "../platform/http/request-origin.ts";
import { limitByEmail, rateLimit } from "../platform/http/rate-limit.ts";
import { findOffer } from "./find-offer.ts";
import { placeOffer } from "./place-offer.ts";
import { saveOfferDraft } from "./save-offer-draft.ts";
import { toWireListing } from "../listings/listing-wire.ts";
import {
  type Problem,
  createProblemResponse,
  createTooManyRequests,
} from "../platform/submissions/problem.ts";
import { writeCall } from "../platform/submissions/write-call.ts";

/** `GET /api/offer/{id}`: an open offer, or `{error}` once it was submitted. Never cached. */
export function createOfferCall(app: AppContext) {
  const limit = rateLimit(app, "offer", 60, 60);
  return async (context: Context): Promise<Response> => {
    const wait = await limit(getClientAddress(context, app.config));
    if (wait !== null) return createProblemResponse(createTooManyRequests(wait));
    const found = await findOffer(app, context.req.param("id") ?? "");
    context.header("Cache-Control", "no-store");
    if (found.kind === "open") {
      return context.json(toWireOffer(found.offer, getRequestOrigin(context.req.raw, app.config)));
    }
    if (found.kind === "submitted") return context.json({ error: "Already submitted" });
    return createProblemResponse(problems[found.kind]);
  };
}

const problems = {
  gone: {
    status: 410,
    title: "This offer has ended",
    detail: "The offer has expired or was withdrawn, or the home is no longer advertised.",
  },
  none: {
    status: 404,
    title: "Offer not found",
    detail: "We can’t find an offer for this link.",
  },
} satisfies Record<string, Problem>;

function toWireOffer(offer: OpenOffer, siteUrl: string) {
  const { id, state, firstname, home, draft, version, rules, expiresAt } = offer;
  return {
    property: { ...toWireListing(home, siteUrl), isB2B: home.development !== null },
    id,
    state,
    firstname,
    draft,
    version,
    rules,
    contractTerms: buildDocumentPath(offer.contractDocument),
    expiresAt,
  };
}

/** `POST /api/offer/{id}/draft`: `{version}`, or 409 with the stored draft and version. */
export function createDraftCall(app: AppContext) {
  return writeCall(app, {
    schema: offerDraftPayload,
    // A page saves a draft after each change, and five tenants may share an address.
    limit: rateLimit(app, "draft", 300, 60),
    pretend: () => ({ version: 1 }),
    run: (input, _submission, context) => saveOfferDraft(app, context.req.param("id") ?? "", input),
  });
}

/** `POST /api/placeoffer`: `{ok: true}`, or 409 if it was submitted before. */
export function createPlaceOfferCall(app: AppContext) {
  const byEmail = limitByEmail(app, "placeoffer", 5);
  return writeCall(app, {
    schema: placeOfferPayload,
    limit: rateLimit(app, "placeoffer", 10, 60),
    pretend: () => ({ ok: true }),
    run: (input, submission) => placeOffer({ ...app, byEmail }, input, submission),
  });
}
