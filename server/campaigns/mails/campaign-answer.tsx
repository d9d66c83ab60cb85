import type { Agency } from "../../../domain/agency/agency.ts";
import { addGreetingName } from "../../../domain/shared/text/greeting-name.ts";
import type { CampaignKind } from "../../../domain/campaigns/campaign.ts";
import { formatDevelopment, campaignWords } from "./campaign-words.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Heading, Title } from "../../agency/mails/mail-parts.tsx";

export interface CampaignAnswerFacts {
  kind: CampaignKind;
  dev: string;
  recipient: { id: string; name: string; email: string };
  resp: boolean;
  agency: Agency;
  /** Recipient of the notice and Reply-To of the confirmation. */
  agencyEmail: string;
}

export function CampaignNotice({ facts, subject }: Props) {
  const { kind, dev, recipient, agency } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatAnswer(facts)}>
      <Title>{`${campaignWords[kind].name}: new answer`}</Title>
      <Fact name="Answer">{formatAnswer(facts)}</Fact>
      <Fact name="Name">{recipient.name}</Fact>
      <Fact name="Email">{recipient.email}</Fact>
      {dev !== "" && <Fact name="Development">{dev}</Fact>}
      <p style={{ margin: "28px 0 0" }}>
        {`Your reply to this email goes to ${recipient.name}. If they change their mind, you’ll get another email.`}
      </p>
    </MailLayout>
  );
}

export function ViewingAnswerConfirmation({ facts, subject }: Props) {
  const { dev, recipient, resp, agency } = facts;
  const next = resp
    ? `One of our team will be in touch within ${agency.repliesWithin} to arrange a time with you.`
    : "We won’t arrange a viewing. If you change your mind, use the other link in our email.";
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Thank you", recipient.name)}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {`We’ve got your answer about a home${formatDevelopment(dev)}.`}
      </p>
      <Fact name="Your answer">{formatAnswer(facts)}</Fact>
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span> if
        you have something to add.
      </p>
    </MailLayout>
  );
}

function formatAnswer({ kind, resp }: CampaignAnswerFacts): string {
  return campaignWords[kind][resp ? "yes" : "no"];
}

interface Props {
  facts: CampaignAnswerFacts;
  subject: string;
}
