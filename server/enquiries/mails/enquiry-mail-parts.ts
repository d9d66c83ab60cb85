import { viewingOptionLabel } from "../../../domain/enquiries/viewing-options.ts";
import type { MailPart } from "../../agency/mails/create-mail.tsx";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";

type ConfirmationFacts = Pick<EnquiryMailFacts, "agency" | "listing" | "siteUrl" | "viewingOption">;

/** What a confirmation says has come, and what happens next in `soon`. */
export interface ConfirmationWords {
  received: string;
  next: (soon: string) => string;
}

const letAgreedWords: ConfirmationWords = {
  received: "We’ve got your message about this home:",
  next: (soon) =>
    `This home is let agreed, so you can’t book a viewing at the moment. A Sales Associate will answer by phone or email within ${soon}, and will be in touch if the home comes back on the market.`,
};

/** To an address that anybody may have typed. */
export function describeConfirmation(
  facts: ConfirmationFacts,
  ownWords: ConfirmationWords,
  { asked, notes = [] }: { asked?: MailPart; notes?: MailPart[] } = {},
): { preview: string; parts: MailPart[] } {
  const { agency, listing, siteUrl, viewingOption } = facts;
  const words = listing.status === "let-agreed" ? letAgreedWords : ownWords;
  const next = words.next(agency.repliesWithin);
  const parts: MailPart[] = [
    words.received,
    { home: listing, siteUrl },
    asked ?? null,
    describeOption(viewingOption),
    { heading: "What happens next" },
    next,
    `Reply to this email or call ${agency.phone} if you have something to add or your plans change.`,
    ...notes,
    unaskedNote,
  ];
  return { preview: next, parts };
}

/** Under every confirmation to an address that anybody may have typed. */
export const unaskedNote: MailPart = {
  note: "You’re getting this because someone entered this address on our website, so we don’t repeat what they wrote. If it wasn’t you, please tell us.",
};

export function describeOption(option: EnquiryMailFacts["viewingOption"]): MailPart {
  return option && { fact: viewingOptionLabel, value: option };
}

/** For the agency. */
export function describeSender({ applicant }: Pick<EnquiryMailFacts, "applicant">): MailPart[] {
  return [
    { fact: "Name", value: `${applicant.firstname} ${applicant.lastname}` },
    { fact: "Phone", value: applicant.phone },
    { fact: "Email", value: applicant.email },
  ];
}

/** The home, as the agency knows it. */
export function describeAskedHome({
  listing,
  siteUrl,
}: Pick<EnquiryMailFacts, "listing" | "siteUrl">): MailPart[] {
  return [
    { home: listing, siteUrl },
    { fact: "Your reference", value: listing.agentRef },
    listing.status === "let-agreed"
      ? { fact: "Status", value: "Let agreed when this was sent" }
      : null,
  ];
}
