import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { Agency } from "../../../domain/agency/agency.ts";
import { joinConfirmationDays } from "../../../domain/contacts/confirmed-joins.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

interface JoinFacts {
  contactId: string;
  firstname: string;
  email: string;
  url: string;
  agency: Agency;
  replyTo: string;
}

/**
 * Asks a mailbox whether its owner has another one. It names nothing of the other record, as that may
 * be somebody else's.
 */
export function createJoinMail(facts: JoinFacts): OutgoingMail {
  const { agency, contactId, firstname, email, url, replyTo } = facts;
  const subject = "Please confirm your other email address";
  return createLetter({
    kind: "join-confirmation",
    recipient: email,
    replyTo,
    subject,
    aboutId: contactId,
    agency,
    text: {
      title: subject,
      name: firstname,
      paragraphs: [
        "We think you’ve written to us from two email addresses. If so, please confirm it here and in the email we’ve sent to your other address.",
        "Once you’ve confirmed both, the link to your page will open everything you have with us, whichever address we send it to. Until then, each link only opens what belongs to its own address.",
      ],
      link: { text: "Confirm my other address", url },
      closing: [
        `The link works for ${formatCount(joinConfirmationDays, "day")}. If you’ve only ever written to us from this address, you don’t need to do anything. No one else can see what you have with us.`,
      ],
    },
  });
}
