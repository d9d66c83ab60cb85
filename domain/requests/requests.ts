import * as v from "valibot";
import { type Applicant, landlordFields } from "../contacts/applicant.ts";
import type { ContactMessage } from "./contact-message.ts";
import { tokenFields, getToken, stripToken } from "../shared/human-check-token.ts";
import type { Referral } from "./referral.ts";
import {
  homesMessage,
  portfolioFields,
  requestFields,
  type RequestKind,
} from "./request-fields.ts";
import { buildToRentSource } from "./request-sources.ts";
import { messageField, textField } from "../shared/text-fields.ts";

/** A landlord's request as the house reads it. */
export interface LandlordRequest {
  kind: RequestKind;
  applicant: Applicant;
  /** Null where the build-to-rent form left it out. */
  freetext: string | null;
  /** Which page's form it came from, null for the wizard. */
  source: string | null;
  /** How many homes a portfolio landlord has; null for everybody else. */
  homes: number | null;
  humanCheckToken: string | null;
}

/** Everything that a visitor may ask of the agency itself, rather than about a home. */
export type SiteRequest =
  | LandlordRequest
  | (ContactMessage & { kind: "contact"; humanCheckToken: string | null })
  | { kind: "referral"; referral: Referral; humanCheckToken: string | null };

/** What is kept of one, beside the contact. */
export type RequestPayload =
  | Pick<LandlordRequest, "freetext" | "source" | "homes">
  | ContactMessage
  | Referral;

const sent = {
  source: v.optional(textField({ least: 0, most: 100 }, { missing: "", long: "Too long" })),
  applicant: v.strictObject({ ...landlordFields, ...tokenFields }),
  ...tokenFields,
};

const valuation = v.strictObject({
  ...sent,
  ...requestFields.valuation,
  homes: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], homesMessage),
      v.transform(String),
      portfolioFields.homes,
      v.transform(Number),
    ),
  ),
});
const buildToRent = v.strictObject({
  ...sent,
  freetext: v.optional(messageField("", { least: 0 })),
});
/** The two forms that the body of a valuation request can have. */
export const valrequestBodies = [valuation, buildToRent];

/**
 * Body of `POST /api/valrequest` (landlord specification, section 7; the source: decisions on it,
 * section 2). Only the build-to-rent form may leave out the free text.
 */
export const valrequestPayload = v.pipe(
  v.lazy((body) => (isFromBuildToRent(body) ? buildToRent : valuation)),
  v.transform((body) => asRead("valuation", body)),
);

/** Body of `POST /api/switchrequest`. */
export const switchrequestPayload = v.pipe(
  v.strictObject({ ...sent, ...requestFields.switch }),
  v.transform((body) => asRead("switch", body)),
);

/** Body of `POST /api/demorequest`. */
export const demorequestPayload = v.pipe(
  v.strictObject({ ...sent, ...requestFields.demo }),
  v.transform((body) => asRead("demo", body)),
);

function isFromBuildToRent(body: unknown): boolean {
  return v.is(v.object({ source: v.literal(buildToRentSource) }), body);
}

function asRead(
  kind: RequestKind,
  body: v.InferOutput<typeof buildToRent> & { homes?: number | undefined },
): LandlordRequest {
  const { applicant, freetext, source, homes } = body;
  return {
    kind,
    applicant: stripToken(applicant),
    freetext: freetext || null,
    source: source || null,
    homes: homes ?? null,
    humanCheckToken: getToken(applicant, body),
  };
}
