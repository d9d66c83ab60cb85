import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { createLinkSlot } from "../../../domain/shared/link-slot.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";
import type { OfferInvitationFacts } from "./offer-mail-facts.ts";
import { getMailStyle } from "../../agency/mails/mail-look.ts";

export function OfferInvitation({ facts, subject }: Props) {
  const { agency, applicant, listing, siteUrl, expiresAt } = facts;
  const next =
    "Your link opens the offer form. What you enter is kept, so you can leave and come back.";
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Your offer", applicant.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>You can make an offer for this home now:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <p style={{ margin: "20px 0 0" }}>
        <a
          {...getMailStyle(["door"])}
          href={`${siteUrl}/offer/${createLinkSlot("offer", facts.offerId)}`}
        >
          Make your offer
        </a>
      </p>
      <Heading>Good to know</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Have the names, dates of birth, contact details, jobs and salaries of everyone who will sign
        at hand: up to five tenants.
      </p>
      <p style={{ margin: "12px 0 0" }}>
        {`The link works until ${formatNumericDate(getLondonDate(expiresAt))}, and for 30 days after your last change. Whoever has it can read what you entered, so please share it with your fellow tenants only.`}
      </p>
    </MailLayout>
  );
}

interface Props {
  facts: OfferInvitationFacts;
  subject: string;
}
