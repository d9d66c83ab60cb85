import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import { askWhatInstead, goneWords, type HomeGone, HomesInstead } from "./home-gone.tsx";

export function BookingCancellation({
  facts,
  subject,
  gone,
}: {
  facts: BookingMailFacts;
  subject: string;
  /** Null if the home is still shown. */
  gone: HomeGone | null;
}) {
  const { agency, contact, listing, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{addGreetingName("Your viewing is cancelled", contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {gone
          ? `We are sorry: ${goneWords[gone.because]}, so your viewing of it does not take place:`
          : "The viewing of this home does not take place:"}
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="It was to be">{formatWhen(facts)}</Fact>
      <HomesInstead gone={gone} siteUrl={siteUrl} />
      <p style={{ margin: "28px 0 0" }}>
        {gone ? askWhatInstead(gone) : "Would another time suit you, or another home?"} Reply to
        this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}
