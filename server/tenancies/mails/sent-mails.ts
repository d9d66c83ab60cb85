import { agency } from "../../../domain/agency/agency.ts";
import { capitalise } from "../../../domain/shared/text/capitalise.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

interface SentFacts {
  kind: "tenancy-sent" | "home-paper-sent" | "landlord-paper-sent";
  /** Of the tenancy, of the home, or of the landlord. */
  aboutId: string;
  homeName: string;
  /** @example "Luis Ferreira" */
  who: string;
  /** @example "proof of income" */
  what: string;
  link: { text: string; url: string } | null;
  replyTo: string;
}

/** To whoever carries it on, or the agency's own address: something came by somebody's own page. */
export function createSentMail(
  to: { name: string; email: string },
  { kind, aboutId, homeName, who, what, link, replyTo }: SentFacts,
): OutgoingMail {
  return createLetter({
    kind,
    recipient: to.email,
    replyTo,
    subject: `To check: ${what} from ${who}, ${homeName}`,
    aboutId,
    agency,
    text: {
      title: homeName,
      name: to.name,
      paragraphs: [`${capitalise(who)} sent us: ${what}. It needs checking.`],
      link,
      isInternal: true,
    },
  });
}
