import { formatNumericDate } from "../../domain/shared/dates.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import type { OfferContent } from "../../domain/offers/offer.ts";
import type { KnownPerson } from "../../domain/contacts/applicant.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import type { NewRequest } from "../conversations/record-request.ts";

interface SubmittedOffer {
  offer: { id: string; listingId: string };
  contact: KnownPerson & { id: string };
  content: OfferContent;
  at: Date;
}

/** How the inbox shows an offer. */
export function toInboxOffer({ offer, contact, content, at }: SubmittedOffer): NewRequest {
  const { rent, startdate, specialrequests } = content.details;
  const terms = `${formatPounds(rent)} a month from ${formatNumericDate(startdate)}.`;
  return {
    kind: "offer",
    recordId: offer.id,
    person: toPerson(contact.id, contact),
    listingId: offer.listingId,
    text: `${terms} ${specialrequests ?? ""}`.trim(),
    at,
  };
}
