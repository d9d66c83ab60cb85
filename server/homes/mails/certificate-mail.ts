import { agency } from "../../../domain/agency/agency.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";

/** To whoever looks after the home, or to the office. */
export function createCertificateMail(
  to: { name: string; email: string; url: string | null },
  facts: {
    listingId: string;
    home: string;
    replyTo: string;
    lines: [what: string, when: string][];
  },
): OutgoingMail {
  const { home, lines } = facts;
  const more = lines.length > 1 ? ` and ${lines.length - 1} more` : "";
  return createLetter({
    kind: "certificate-due",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `${lines[0]?.[0] ?? "Certificate"}${more} to renew: ${home}`,
    aboutId: facts.listingId,
    agency,
    text: {
      title: home,
      name: to.name,
      paragraphs: [
        "These certificates need renewing. Without valid ones, the property can’t be advertised or let.",
      ],
      facts: lines,
      link: to.url === null ? null : { text: "Open listing", url: to.url },
    },
  });
}
