import { type BookingMailFacts, whenOf } from "./booking-mail-facts.ts";
import { MailLayout } from "./mail-layout.tsx";
import { Fact, HomePanel, Title } from "./mail-parts.tsx";

/** To the renter: the viewing does not take place. */
export function BookingCancellation({
  facts,
  subject,
}: {
  facts: BookingMailFacts;
  subject: string;
}) {
  const { agency, contact, listing, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={whenOf(facts)}>
      <Title>{`Your viewing is cancelled, ${contact.firstname}`}</Title>
      <p style={{ margin: "12px 0 0" }}>The viewing of this home does not take place:</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="It was to be">{whenOf(facts)}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        Would another time suit you, or another home? Answer this e-mail or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}
