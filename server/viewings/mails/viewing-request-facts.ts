import type { Agency } from "../../../domain/agency/agency.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { QualificationAnswers } from "../../../domain/enquiries/qualification.ts";
import type { ViewingOption } from "../../../domain/enquiries/viewing-options.ts";
import type { ViewingWish } from "../../../domain/viewings/viewing-wish.ts";
import type { EnquiryMailFacts } from "../../enquiries/mails/enquiry-mail-facts.ts";

/** What the two mails of a viewing request are made from. */
export interface ViewingRequestFacts {
  enquiryId: string;
  applicant: Applicant;
  viewing: ViewingWish;
  /** Null where none was chosen. */
  viewingOption: ViewingOption | null;
  answers: QualificationAnswers;
  /** London's date of answers from an earlier request, `YYYY-MM-DD`; null for answers of this one. */
  answeredOn: string | null;
  /** Date of birth, `YYYY-MM-DD`. */
  dob: string | null;
  /** Pounds a year. */
  salary: number | null;
  /** Empty where nothing was written. */
  message: string;
  listing: EnquiryMailFacts["listing"];
  /** Origin of the site for links; null leaves them out. */
  siteUrl: string | null;
  agency: Agency;
  /** Where the notice goes, and an answer to the confirmation. */
  agencyEmail: string;
}
