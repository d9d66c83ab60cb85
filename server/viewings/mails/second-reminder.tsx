import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { ViewingFacts } from "./booking-mail-parts.tsx";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Title } from "../../agency/mails/mail-parts.tsx";

export function SecondReminder({ facts, subject }: { facts: BookingMailFacts; subject: string }) {
  const { agency, contact, listing, negotiator, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{addGreetingName("See you soon", contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>
        You asked us to remind you shortly before your viewing of this home:
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <ViewingFacts facts={facts} />
      <p style={{ margin: "28px 0 0" }}>
        {`If you can’t come any more, please call ${negotiator.name}: `}
        <span style={{ whiteSpace: "nowrap" }}>{negotiator.phone}</span>.
      </p>
    </MailLayout>
  );
}
