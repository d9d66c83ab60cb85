import { type BookingFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";

/** `before`: in words, when it was to be. */
export type RenterChange =
  | { kind: "chosen" }
  | { kind: "moved"; before: string }
  | { kind: "cancelled"; reason: string | null };

const titles: Record<RenterChange["kind"], string> = {
  chosen: "The renter has chosen a time",
  moved: "The renter has moved the viewing",
  cancelled: "The renter has cancelled",
};

const whenNames: Record<RenterChange["kind"], string> = {
  chosen: "When",
  moved: "Now",
  cancelled: "It was to be",
};

export function BookingChangeNotice({
  facts,
  change,
  subject,
}: {
  facts: BookingFacts;
  change: RenterChange;
  subject: string;
}) {
  const { agency, booking, contact, listing, negotiator, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{titles[change.kind]}</Title>
      <p style={{ margin: "12px 0 0" }}>The diary is changed. There is nothing to answer.</p>
      {change.kind === "moved" && <Fact name="Before">{change.before}</Fact>}
      <Fact name={whenNames[change.kind]}>{formatWhen(facts)}</Fact>
      <Fact name="Negotiator">{negotiator.name}</Fact>
      <Fact name="Name">{`${contact.firstname} ${contact.lastname}`}</Fact>
      <Fact name="Phone">{contact.phone}</Fact>
      <Fact name="Email">{contact.email ?? "None given"}</Fact>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="Your reference">{listing.agentRef}</Fact>
      {change.kind === "cancelled" && change.reason !== null && (
        <>
          <Heading>Why</Heading>
          <Quotation>{change.reason}</Quotation>
        </>
      )}
      <Fact name="Booking">{booking.id}</Fact>
    </MailLayout>
  );
}
