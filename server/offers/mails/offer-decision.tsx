import { shortenName } from "../../../domain/contacts/full-name.ts";
import { greet } from "../../../domain/shared/greeting-name.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";
import type { OfferDecisionFacts } from "./offer-mail-facts.ts";

const words = {
  decline: {
    title: "Your offer was not accepted",
    next: "We’re sorry it didn’t work out this time. Reply to this email and we’ll help you find somewhere else.",
  },
  withdraw: {
    title: "Your offer was withdrawn",
    next: "Nothing more happens with it. If that was not your wish, please tell us.",
  },
} as const;

export function formatDecisionTitle(action: OfferDecisionFacts["action"]): string {
  return words[action].title;
}

export function OfferDecision({ facts, name, subject }: Props) {
  const { agency, action, listing, siteUrl } = facts;
  const { title, next } = words[action];
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{title}</Title>
      <p style={{ margin: "12px 0 0" }}>{greet(shortenName(name))}</p>
      <p style={{ margin: "12px 0 0" }}>This is about your offer for:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Questions? Reply to this email or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}

interface Props {
  facts: OfferDecisionFacts;
  name: string;
  subject: string;
}
