import { type BookingFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";

export interface RenterReply {
  attends: boolean;
  message: string | null;
}

export function BookingReplyNotice({
  facts,
  reply: { attends, message },
  subject,
}: {
  facts: BookingFacts;
  reply: RenterReply;
  subject: string;
}) {
  const { agency, booking, contact, listing, negotiator, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{attends ? "The renter attends" : "The renter asks for a change"}</Title>
      <Fact name="Name">{`${contact.firstname} ${contact.lastname}`}</Fact>
      <Fact name="Phone">{contact.phone}</Fact>
      <Fact name="Email">{contact.email ?? "None given"}</Fact>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="Your reference">{listing.agentRef}</Fact>
      <Fact name="When">{formatWhen(facts)}</Fact>
      <Fact name="Negotiator">{negotiator.name}</Fact>
      {message !== null && (
        <>
          <Heading>What they wrote</Heading>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Fact name="Booking">{booking.id}</Fact>
      {contact.email !== null && (
        <p
          style={{ margin: "28px 0 0" }}
        >{`Your reply to this email goes to ${contact.firstname}.`}</p>
      )}
    </MailLayout>
  );
}
