import type { AlertFrequency } from "../alerts/alert.ts";
import type { CampaignKind } from "../campaigns/campaign.ts";
import { channelNames } from "../contacts/marketing-choice.ts";
import { requestKindNames } from "../conversations/request-kinds.ts";
import { documentKinds } from "../documents/document.ts";
import { landlordPlans } from "../landlords/landlord.ts";
import { type ShownNoMore, stateNames } from "../listings/listing-state.ts";
import { warningNames } from "../listings/publishing/warning-names.ts";
import { declineReasons, landlordAnswers } from "../offers/decline-reasons.ts";
import { letAgreedChoices } from "../feeds/portal.ts";
import type { CodeList } from "../shared/audit-details.ts";
import { capitalise } from "../shared/text/capitalise.ts";
import { roleNames } from "../staff/roles.ts";
import { signInMethods } from "../staff/sign-in.ts";
import { keyScopes } from "../staff/staff-keys.ts";
import { holdingUseTexts, keepReasonTexts } from "../tenancies/money/holding-deposit.ts";
import { stepNames } from "../tenancies/steps/required-steps.ts";
import { enderNames, outcomeTexts, paymentTitles } from "../tenancies/tenancy.ts";
import { appointmentKindNames } from "../viewings/appointments/appointment.ts";
import { feedbackAnswerNames } from "../viewings/feedback/feedback.ts";

type Words = Readonly<Record<string, string>>;

const frequencies: Record<AlertFrequency, string> = {
  instant: "Straight away",
  daily: "Once a day",
};

const campaignNames: Record<CampaignKind, string> = {
  "request-viewing": "Invitation to a viewing",
  "renter-check": "Renter check",
  "renter-survey": "Renter survey",
};

/** Why a viewing is off, and why a home is not on the market again. */
const causes: Record<ShownNoMore, string> & Words = {
  ...stateNames,
  "let-fell-through": "The tenancy fell through",
  forbidden: "The advert can’t be published",
  "landlord-listed": "The landlord is on the sanctions list",
  unknown: "There is no advert",
  "viewings-ahead": "Viewings are still booked",
};

const codes: Readonly<Record<CodeList, Words>> = {
  "alert-frequency": frequencies,
  answer: { ...landlordAnswers, ...feedbackAnswerNames },
  cause: causes,
  channel: channelNames,
  decision: { accept: "Accept", decline: "Decline", "back-up": "Keep as backup" },
  "ended-by": mapValues(enderNames, capitalise),
  "holding-use": holdingUseTexts,
  "key-scope": keyScopes,
  kind: {
    ...requestKindNames,
    ...campaignNames,
  },
  "landlord-plan": landlordPlans,
  "publishing-rule": warningNames,
  reason: { ...declineReasons, ...keepReasonTexts },
  role: roleNames,
  "sign-in-method": mapValues(signInMethods, capitalise),
  state: { ...stateNames, ...roleNames, ...letAgreedChoices, office: "Our own listing" },
  "step-outcome": outcomeTexts,
};

/** One code can be a document's kind, a step's and a request's. */
const kindsOf: Readonly<Record<string, Words>> = {
  appointment: appointmentKindNames,
  document: { ...documentKinds, received: "File from an email", "draft-picture": "Draft photo" },
  listing: documentKinds,
  tenancy: { ...stepNames, ...paymentTitles },
};

export function findCodes(list: CodeList, action: string): Words {
  const [subject = ""] = action.split(".");
  return (list === "kind" ? kindsOf[subject] : undefined) ?? codes[list];
}

function mapValues(words: Words, change: (word: string) => string): Words {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, change(word)]));
}
