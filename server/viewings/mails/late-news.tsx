import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";

interface Delay {
  /** 0: on time after all. */
  minutes: number;
  /** What they were told last. 0 for nothing. */
  before: number;
}

export function LateNews({
  facts,
  subject,
  ...delay
}: Delay & { facts: BookingMailFacts; subject: string }) {
  const { agency, booking, negotiator } = facts;
  const isOnTime = delay.minutes === 0;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>
        {isOnTime
          ? `${negotiator.name} is on time after all`
          : `${negotiator.name} is about ${delay.minutes} minutes late`}
      </Title>
      <p style={{ margin: "12px 0 0" }}>{describe(delay)}</p>
      <Fact name="Booked for">{formatWhen(facts)}</Fact>
      <Fact name="Where">{booking.place}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        {isOnTime
          ? "If you can’t be there then, please call: "
          : "If you can’t wait, please call: "}
        <span style={{ whiteSpace: "nowrap" }}>{negotiator.phone}</span>.
      </p>
    </MailLayout>
  );
}

function describe({ minutes, before }: Delay): string {
  if (minutes === 0) {
    return `We wrote that it would be about ${before} minutes later. Your viewing takes place at the time it was booked for.`;
  }
  const when = `Your viewing takes place, ${minutes} minutes later or a little sooner.`;
  return before === 0
    ? `We are sorry. ${when}`
    : `We wrote that it would be about ${before} minutes. ${when}`;
}
