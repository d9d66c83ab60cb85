import type { EnquiryHome } from "../../../domain/enquiries/enquiry-home.ts";
import type { Renter } from "../../../domain/viewings/viewing.ts";
import type { ViewingAnswers } from "./viewing-steps.ts";

export interface ViewingSubmission {
  answers: ViewingAnswers;
  /** Null if the renter could not be added. */
  renter: Renter | null;
}

/** Body of `POST /api/viewrequest` (renter specification, section 7). */
export function buildViewRequestBody(
  home: Pick<EnquiryHome, "id" | "name" | "fields">,
  { answers, renter }: ViewingSubmission,
  token: string,
): object {
  return {
    ...home.fields,
    listingid: home.id,
    listing: home.name,
    applicant: {
      ...answers,
      ...(renter && {
        contactId: renter.contactId,
        EnqId: renter.enquiryId,
        isQualified: renter.isQualified,
      }),
      LLId: home.id,
      recaptchaToken: token,
    },
  };
}
