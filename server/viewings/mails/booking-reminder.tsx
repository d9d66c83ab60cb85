import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { ReplyLinks, ViewingFacts } from "./booking-mail-parts.tsx";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";

export function BookingReminder({
  facts,
  subject,
  confirmed,
}: {
  facts: BookingMailFacts;
  subject: string;
  confirmed: boolean;
}) {
  const { agency, contact, listing, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{addGreetingName("See you tomorrow", contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>You view this home tomorrow:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <ViewingFacts facts={facts} />
      <Heading>
        {confirmed ? "Plans that changed?" : "Please let us know if you can attend"}
      </Heading>
      <ReplyLinks facts={facts} />
    </MailLayout>
  );
}
