import type { Agency } from "../../../domain/agency/agency.ts";
import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";
import { toGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import { buildReplyLink, stopCampaignsLink } from "./campaign-links.ts";
import { formatDevelopment, campaignWords } from "./campaign-words.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { Title } from "../../agency/mails/mail-parts.tsx";

export interface CampaignMailFacts {
  kind: CampaignKind;
  /** Empty if the campaign is not about a development. */
  dev: string;
  recipient: { id: string; name: string; email: string };
  siteUrl: string;
  agency: Agency;
  /** Reply-To address. */
  agencyEmail: string;
}

export function CampaignInvitation({ facts, subject }: Props) {
  const { kind, dev, recipient, siteUrl, agency } = facts;
  const words = campaignWords[kind];
  const name = toGreetingName(recipient.name);
  const lines = words.lines(formatDevelopment(dev));
  const answer = (resp: boolean) => buildReplyLink(siteUrl, { kind, id: recipient.id, dev, resp });
  return (
    <MailLayout agency={agency} title={subject} preview={lines.join(" ")}>
      <Title>{name === null ? "Hello" : `Hello ${name}`}</Title>
      {lines.map((line) => (
        <p key={line} style={{ margin: "12px 0 0" }}>
          {line}
        </p>
      ))}
      <Answer link={answer(true)}>{words.yes}</Answer>
      <Answer link={answer(false)}>{words.no}</Answer>
      <p style={{ margin: "20px 0 0" }}>
        If you open more than one link, the last one counts. You can also reply to this email or
        call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        {words.why}{" "}
        <a {...getMailStyle(["ink-2"])} href={stopCampaignsLink(siteUrl, recipient.id)}>
          Unsubscribe
        </a>
      </p>
    </MailLayout>
  );
}

function Answer({ link, children }: { link: string; children: string }) {
  return (
    <p style={{ margin: "20px 0 0" }}>
      <a {...getMailStyle(["door"], { fontSize: "20px", fontWeight: 600 })} href={link}>
        {children}
      </a>
    </p>
  );
}

interface Props {
  facts: CampaignMailFacts;
  subject: string;
}
