import * as v from "valibot";
import { tokenFields, getToken } from "../shared/human-check-token.ts";
import { noUnit, offerDetailsFields, simpleOfferFields } from "./offer-fields.ts";
import { type OfferField, withOfferRules } from "./offer-steps.ts";
import { maxTenants, tenantFields, tenantWireFields } from "./tenant-fields.ts";

/** The eight steps as their forms hold them: texts, answers as `yes` and `no`. */
export type OfferDetails = Record<OfferField, string>;

/** A tenant as the tenant form holds them. `id` is the page's own and never sent. */
export type OfferTenant = Record<keyof typeof tenantFields, string> & {
  id?: string | undefined;
  title?: string | undefined;
};

/** Either of the two boxes with terms, and the privacy policy (renter specification, section 4). */
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

/** All that a person has entered so far, finished or not. */
export interface OfferDraft {
  /** Of the eight steps, or of the simple offer; null where nothing was entered. */
  details: Partial<OfferDetails> | null;
  tenants: Partial<OfferTenant>[];
  acceptances: OfferAcceptances;
}

export const emptyDraft: OfferDraft = { details: null, tenants: [], acceptances: noAcceptances };

/** What a new offer of the eight steps begins with (renter specification, section 9). */
export function offerDefaults(home: { isB2B: boolean; rentPcm: number }): Partial<OfferDetails> {
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
    v.array(v.strictObject(tenantWireFields), "Please add the tenants"),
    v.minLength(1, "Please add at least one tenant"),
    v.maxLength(maxTenants, `An offer has at most ${maxTenants} tenants`),
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

/** The two forms of the body, for the description of the calls. */
export const placeOfferBodies = [simpleBody, wholeBody];

/**
 * Body of `POST /api/placeoffer` (renter specification, sections 3 and 5). A body with none of the
 * eight steps' own fields is the simple offer. Development and `isB2B` are taken and not read: the
 * site knows its homes.
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

/** What was offered, beside the tenants. */
export type OfferContent =
  | Pick<v.InferOutput<typeof simplePayload>, "kind" | "details">
  | Pick<v.InferOutput<typeof wholePayload>, "kind" | "details">;

/** A tenant as a call carries them and the house keeps them. */
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

/** Whether every step that such a home asks for is answered. */
export function isComplete(details: Partial<OfferDetails> | null, liteOffer: boolean): boolean {
  return v.is(liteOffer ? simpleSchema : wholeSchema, details);
}

/** Whether the tenant form is answered in full. */
export function isCompleteTenant(tenant: Partial<OfferTenant>): boolean {
  return v.is(tenantSchema, tenant);
}

/** What the offer page holds of an offer that is complete. */
export interface CompleteOffer {
  id: string;
  home: { liteOffer: boolean; isB2B: boolean; development: string | null };
  details: Partial<OfferDetails>;
  tenants: readonly Partial<OfferTenant>[];
  recaptchaToken: string;
}

/**
 * The body of `POST /api/placeoffer` for what the page holds.
 * @throws where an answer is missing or wrong: check with `isComplete` and `isCompleteTenant`
 */
export function offerBody({ id, home, details, tenants, recaptchaToken }: CompleteOffer) {
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
