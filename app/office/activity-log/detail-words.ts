import { channelNames } from "../../../domain/contacts/marketing-choice.ts";
import { requestKindNames } from "../../../domain/conversations/request-kinds.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { stateNames } from "../../../domain/listings/listing-state.ts";
import { declineReasons, landlordAnswers } from "../../../domain/offers/decline-reasons.ts";
import { roleNames } from "../../../domain/staff/roles.ts";
import { keyScopes } from "../../../domain/staff/staff-keys.ts";
import {
  holdingUseTexts,
  keepReasonTexts,
} from "../../../domain/tenancies/money/holding-deposit.ts";
import { stepNames } from "../../../domain/tenancies/steps/required-steps.ts";
import { paymentTitles } from "../../../domain/tenancies/tenancy.ts";
import { appointmentKindNames } from "../../../domain/viewings/appointments/appointment.ts";
import { travelModeNames } from "../../../domain/shared/travel-modes.ts";

type Words = Readonly<Record<string, string>>;

/** What the codes in an audit row's detail are called, by the field that has them. */
const codeWords: Readonly<Record<string, Words>> = {
  answer: landlordAnswers,
  became: { ...stateNames, ...roleNames },
  channel: channelNames,
  reason: { ...declineReasons, ...keepReasonTexts },
  role: roleNames,
  scopes: keyScopes,
  towards: holdingUseTexts,
  travelsBy: travelModeNames,
  was: { ...stateNames, ...roleNames },
};

/** One code can be a document's kind and a step's. */
const kindWords: Readonly<Record<string, Words>> = {
  appointment: appointmentKindNames,
  document: documentKinds,
  listing: documentKinds,
  tenancy: { ...stepNames, ...paymentTitles },
};

export function findCodeWords(action: string): Readonly<Record<string, Words>> {
  const [subject = ""] = action.split(".");
  return { ...codeWords, kind: kindWords[subject] ?? requestKindNames };
}
