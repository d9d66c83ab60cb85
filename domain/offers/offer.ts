import * as v from "valibot";
import { tokenFields, getToken } from "../shared/fields/human-check-token.ts";
import { noUnit, offerDetailsFields, simpleOfferFields } from "./offer-fields.ts";
import { type OfferField, withOfferRules } from "./offer-steps.ts";
import { maxTenants, tenantFields, tenantWireFields } from "./tenant-fields.ts";

export type OfferDetails = Record<OfferField, string>;

/** Form values of a tenant. `id` is local to the page and never sent. */
export type OfferTenant = Record<keyof typeof tenantFields, string> & {
  id?: string | undefined;
  title?: string | undefined;
};

/** The two terms boxes and the privacy policy (renter specification, section 4). */
export interface OfferAcceptances {
  offerTerms: boolean;
  contractTerms: boolean;
  privacy: boolean;
}

export const noAcceptances: OfferAcceptances = {
  offerTerms: false,
  contractTerms: false,
  privacy: false,
};

export interface OfferDraft {
  details: Partial<OfferDetails> | null;
  tenants: Partial<OfferTenant>[];
  acceptances: OfferAcceptances;
}

export const emptyDraft: OfferDraft = { details: null, tenants: [], acceptances: noAcceptances };

/** Initial values of an eight-step offer (renter specification, section 9). */
export function createOfferDefaults(home: {
  isB2B: boolean;
  rentPcm: number;
}): Partial<OfferDetails> {
  return {
    rent: String(home.rentPcm),
    freq: "Monthly",
    duration: "12",
    break: "no",
    breakmonth: "0",
    adultCount: "1",
    households: "1",
    childCount: "0",
    unit: home.isB2B ? "" : noUnit,
    pettype: "",
    specialrequests: "",
    freetext: "",
  };
}

const sentDetails = {
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  tenants: v.pipe(
    v.array(v.strictObject(tenantWireFields), "Add the tenants"),
    v.minLength(1, "Add at least one tenant"),
    v.maxLength(maxTenants, `An offer can have at most ${maxTenants} tenants`),
  ),
  ...tokenFields,
};

const simpleBody = v.strictObject({ ...simpleOfferFields, ...sentDetails });
const wholeBody = v.strictObject({
  ...offerDetailsFields,
  development: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  isB2B: v.optional(v.boolean()),
  ...sentDetails,
});

export const placeOfferBodies = [simpleBody, wholeBody];

/**
 * Body of `POST /api/placeoffer` (renter specification, sections 3 and 5). Without fields specific
 * to the eight steps it is a simple offer. `development` and `isB2B` are ignored in favour of the
 * listing's own.
 */
export const placeOfferPayload = v.lazy((body) => (isSimple(body) ? simplePayload : wholePayload));

const simplePayload = v.pipe(
  simpleBody,
  v.transform(({ id, tenants, recaptchaToken, recaptchatoken, ...details }) => ({
    id,
    kind: "simple" as const,
    details,
    tenants,
    humanCheckToken: getToken({ recaptchaToken, recaptchatoken }),
  })),
);

const wholePayload = v.pipe(
  withOfferRules(wholeBody),
  v.transform(({ id, tenants, recaptchaToken, recaptchatoken, ...rest }) => {
    const { development: _development, isB2B: _isB2B, ...details } = rest;
    return {
      id,
      kind: "whole" as const,
      details,
      tenants,
      humanCheckToken: getToken({ recaptchaToken, recaptchatoken }),
    };
  }),
);

export type PlaceOffer = v.InferOutput<typeof simplePayload> | v.InferOutput<typeof wholePayload>;

export type OfferContent =
  | Pick<v.InferOutput<typeof simplePayload>, "kind" | "details">
  | Pick<v.InferOutput<typeof wholePayload>, "kind" | "details">;

export type SentTenant = PlaceOffer["tenants"][number];

const wholeFields = Object.keys(wholeBody.entries).filter(
  (field) => !Object.hasOwn(simpleBody.entries, field),
);

function isSimple(body: unknown): boolean {
  return typeof body === "object" && body !== null && !wholeFields.some((field) => field in body);
}

const tenantSchema = v.object(tenantFields);
const simpleSchema = v.object(simpleOfferFields);
const wholeSchema = withOfferRules(v.object(offerDetailsFields));

export function isComplete(details: Partial<OfferDetails> | null, liteOffer: boolean): boolean {
  return v.is(liteOffer ? simpleSchema : wholeSchema, details);
}

export function isCompleteTenant(tenant: Partial<OfferTenant>): boolean {
  return v.is(tenantSchema, tenant);
}

export interface CompleteOffer {
  id: string;
  home: { liteOffer: boolean; isB2B: boolean; development: string | null };
  details: Partial<OfferDetails>;
  tenants: readonly Partial<OfferTenant>[];
  recaptchaToken: string;
}

/** Throws if an answer is missing or invalid. Check `isComplete` and `isCompleteTenant` first. */
export function createOfferBody({ id, home, details, tenants, recaptchaToken }: CompleteOffer) {
  const { pettype, specialrequests, ...rest } = home.liteOffer
    ? v.parse(simpleSchema, details)
    : { ...v.parse(wholeSchema, details), development: home.development, isB2B: home.isB2B };
  return {
    ...rest,
    ...(pettype && { pettype }),
    ...(specialrequests && { specialrequests }),
    tenants: tenants.map((tenant) => {
      const { firstname, lastname, ...others } = v.parse(tenantSchema, tenant);
      return { name: `${firstname} ${lastname}`, ...others };
    }),
    id,
    recaptchaToken,
  };
}
