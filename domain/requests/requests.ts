import * as v from "valibot";
import { type Applicant, applicantFields } from "../contacts/applicant.ts";
import type { ContactMessage, ContactRequest } from "./contact-message.ts";
import { tokenFields, getToken, stripToken } from "../shared/fields/human-check-token.ts";
import type { Referral } from "./referral.ts";
import {
  homesMessage,
  portfolioFields,
  requestFields,
  type RequestKind,
} from "./request-fields.ts";
import { buildToRentSource } from "./request-sources.ts";
import { messageField, textField } from "../shared/fields/text-fields.ts";

/** What not every form asks for. */
export interface MoreAnswers {
  /** A portfolio landlord's number of homes. */
  homes: number | null;
}

export const noAnswers: MoreAnswers = { homes: null };

export interface LandlordRequest extends MoreAnswers {
  kind: RequestKind;
  applicant: Applicant;
  /** Null if the build-to-rent form omitted it. */
  freetext: string | null;
  source: string | null;
  humanCheckToken: string | null;
}

export type SiteRequest =
  | LandlordRequest
  | ContactRequest
  | { kind: "referral"; referral: Referral; humanCheckToken: string | null };

export type RequestPayload =
  | Omit<LandlordRequest, "kind" | "applicant" | "humanCheckToken">
  | ContactMessage
  | Referral;

const sent = {
  source: v.optional(
    textField(
      { min: 0, max: 100 },
      { missing: "", long: "Source must be 100 characters or fewer" },
    ),
  ),
  applicant: v.strictObject({ ...applicantFields, ...tokenFields }),
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
  freetext: v.optional(messageField("", { min: 0 })),
});
export const valrequestBodies = [valuation, buildToRent];

/** Landlord specification, section 7. For `source` see decisions on it, section 2. */
export const valrequestPayload = v.pipe(
  v.lazy((body) => (isFromBuildToRent(body) ? buildToRent : valuation)),
  v.transform((body) => parseAsRead("valuation", body)),
);

export const switchrequestPayload = v.pipe(
  v.strictObject({ ...sent, ...requestFields.switch }),
  v.transform((body) => parseAsRead("switch", body)),
);

export const demorequestPayload = v.pipe(
  v.strictObject({ ...sent, ...requestFields.demo }),
  v.transform((body) => parseAsRead("demo", body)),
);

function isFromBuildToRent(body: unknown): boolean {
  return v.is(v.object({ source: v.literal(buildToRentSource) }), body);
}

function parseAsRead(
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
