import type { Agency } from "../../../domain/agency/agency.ts";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { QualificationAnswers } from "../../../domain/enquiries/qualification.ts";
import type { ViewingOption } from "../../../domain/enquiries/viewing-options.ts";
import type { PreferredTimes } from "../../../domain/viewings/requests/preferred-times.ts";
import type { EnquiryMailFacts } from "../../enquiries/mails/enquiry-mail-facts.ts";

export interface ViewingRequestFacts {
  enquiryId: string;
  applicant: Applicant;
  viewing: PreferredTimes;
  /** Null if none was chosen. */
  viewingOption: ViewingOption | null;
  answers: QualificationAnswers;
  /** London date of answers reused from an earlier request, `YYYY-MM-DD`. Null for new answers. */
  answeredOn: string | null;
  /** Who gave reused answers under the same email address and phone number, by another name. */
  answeredBy: string | null;
  /** Date of birth, `YYYY-MM-DD`. */
  dob: string | null;
  /** Pounds a year. */
  salary: number | null;
  message: string;
  listing: EnquiryMailFacts["listing"];
  /** Origin of the site. Null omits links. */
  siteUrl: string | null;
  agency: Agency;
  /** Recipient of the notice and Reply-To of the confirmation. */
  agencyEmail: string;
}
