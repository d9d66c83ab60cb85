import { openKeys, openNames } from "../../../domain/reports/open-now.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { type FigureHead, noFigure } from "../describe-figures.ts";
import type { OpenNow } from "../find-open-now.ts";

interface FigureMailFacts {
  /** The name of the branch whose figures they are. Null: the agency’s. */
  branch: string | null;
  span: string;
  heads: readonly FigureHead[];
  open: OpenNow;
  url: string | null;
  /** Where they say that they want none. */
  stopUrl: string | null;
  replyTo: string;
}

/** Numbers alone: a mail is read on the way, over shoulders. */
export function createFiguresMail(
  { id, name, email }: { id: string; name: string; email: string },
  { branch, span, heads, open, url, stopUrl, replyTo }: FigureMailFacts,
): OutgoingMail {
  return createLetter({
    kind: "staff-figures",
    recipient: email,
    replyTo,
    subject: `Weekly report${branch === null ? "" : ` for ${branch}`}, ${span}`,
    aboutId: id,
    agency,
    text: {
      title: "Your weekly report",
      name,
      paragraphs: [
        `Here are the figures for ${branch ?? "the whole agency"}, ${span}, and what’s open this morning.`,
      ],
      facts: [
        ...heads.map(({ name: what, value, notes }): [string, string] => [
          what,
          [...(value === noFigure ? [] : [`${value}.`]), ...notes].join(" ") || value,
        ]),
        ...openKeys
          .filter((key) => open[key] > 0)
          .map((key): [string, string] => [openNames[key].name, String(open[key])]),
      ],
      link: url === null ? null : { text: "View report", url },
      closing: ["Admins and managers get this on Mondays."],
      isInternal: true,
      stop: stopUrl === null ? null : { text: "Turn this off in your account", url: stopUrl },
    },
  });
}
