import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";

export function LateNews({
  facts,
  subject,
  minutes,
}: {
  facts: BookingMailFacts;
  subject: string;
  minutes: number;
}) {
  const { agency, booking, negotiator } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{`${negotiator.name} is about ${minutes} minutes late`}</Title>
      <p style={{ margin: "12px 0 0" }}>
        We are sorry. Your viewing takes place, {minutes} minutes later or a little sooner.
      </p>
      <Fact name="Booked for">{formatWhen(facts)}</Fact>
      <Fact name="Where">{booking.place}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        {"If you can’t wait, please call: "}
        <span style={{ whiteSpace: "nowrap" }}>{negotiator.phone}</span>.
      </p>
    </MailLayout>
  );
}
