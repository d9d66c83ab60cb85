import type { QualificationAnswers } from "../../enquiries/qualification.ts";
import * as v from "valibot";
import { getUsualSettings } from "../../agency/agency-settings.ts";
import type { Applicant } from "../../contacts/applicant.ts";
import { isRealDate } from "../../shared/dates.ts";
import { tokenFields, getToken } from "../../shared/fields/human-check-token.ts";
import { ignoredListingFields, listingReference } from "../../listings/posted-listing.ts";
import { messageField } from "../../shared/fields/text-fields.ts";
import {
  type ApplicantForm,
  createApplicantSchema,
  dataFields,
  getSteps,
  createUnreadFields,
} from "./view-request-applicant.ts";
import type { ViewingOption } from "../../enquiries/viewing-options.ts";
import { findViewingDays, type ViewingDays } from "./bookable-from.ts";
import { splitViewingRange } from "./viewing-times.ts";
import type { PreferredTimes } from "./preferred-times.ts";

export interface ViewRequest {
  listingId: string;
  /** `EnqId` of the enquiry to continue, if it exists. Null if not given. */
  enquiryId: string | null;
  /** Null if the enquiry identifies the contact. */
  contact: Applicant | null;
  /** Null if omitted, which only a qualified contact may do. */
  answers: QualificationAnswers | null;
  viewing: PreferredTimes;
  viewingOption: ViewingOption | null;
  dob: string | null;
  /** Pounds a year. */
  salary: number | null;
  message: string;
  humanCheckToken: string | null;
}

const noDate = "Enter the date of birth as YYYY-MM-DD";

function createBodySchema<Form extends v.GenericSchema<unknown, v.InferOutput<ApplicantForm>>>(
  applicant: Form,
) {
  return v.strictObject({
    ...ignoredListingFields,
    ...createUnreadFields(dataFields),
    firstname: v.optional(v.unknown()),
    ...listingReference,
    applicant,
    tenant: v.optional(
      v.strictObject({ dob: v.nullish(v.pipe(v.string(noDate), v.check(isRealDate, noDate))) }),
    ),
    extra: v.optional(
      v.strictObject({
        freetext: v.optional(messageField("", { min: 0 })),
        type: v.optional(v.literal("viewing")),
      }),
    ),
    ...tokenFields,
  });
}

/** Of any day: a description of the body says nothing of dates. */
const describedDays = findViewingDays(getUsualSettings(), new Date(0));

export const viewRequestBodies = [true, false].map((whole) =>
  createBodySchema(createApplicantSchema({ contact: whole, answers: whole }, describedDays)),
);

/**
 * Body of `POST /api/viewrequest` (renter specification, sections 3, 5 and 7). Steps 2 and 3 are
 * complete or absent, as is the contact of an enquiry (`EnqId`). The server checks whether they may
 * be absent, and ignores listing fields, `isQualified` and the other ids.
 */
export function createViewRequestSchema(days: ViewingDays) {
  return v.pipe(
    createBodySchema(v.lazy((applicant) => createApplicantSchema(getSteps(applicant), days))),
    v.transform(({ listingid, applicant, tenant, extra, ...top }): ViewRequest => {
      const { date, range, humanCheckToken, ...rest } = applicant;
      const { from, to } = splitViewingRange(range);
      return {
        ...rest,
        listingId: listingid,
        viewing: { date, from, until: to },
        dob: tenant?.dob ?? null,
        message: extra?.freetext ?? "",
        humanCheckToken: humanCheckToken ?? getToken(top),
      };
    }),
  );
}
