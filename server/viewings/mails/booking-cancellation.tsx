import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { describeRooms } from "../../listings/mails/rooms.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Title } from "../../agency/mails/mail-parts.tsx";

const mostInstead = 4;

export function BookingCancellation({
  facts,
  subject,
  instead,
}: {
  facts: BookingMailFacts;
  subject: string;
  /** Similar homes if it was let agreed, null for any other reason. */
  instead: readonly ListingSummary[] | null;
}) {
  const { agency, contact, listing, siteUrl } = facts;
  const isLet = instead !== null;
  const homes = instead?.slice(0, mostInstead) ?? [];
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{`Your viewing is cancelled, ${contact.firstname}`}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {isLet
          ? "We are sorry: this home is now let agreed, so your viewing of it does not take place:"
          : "The viewing of this home does not take place:"}
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="It was to be">{formatWhen(facts)}</Fact>
      {homes.length > 0 && <Heading>Similar homes that are to let</Heading>}
      {homes.map((home) => (
        <HomePanel key={home.id} listing={home} siteUrl={siteUrl} rooms={describeRooms(home)} />
      ))}
      <p style={{ margin: "28px 0 0" }}>
        {formatQuestion(isLet, homes.length)} Answer this e-mail or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}

function formatQuestion(isLet: boolean, homes: number): string {
  if (!isLet) return "Would another time suit you, or another home?";
  if (homes === 0) return "Shall we look for another home with you?";
  return "Would you like to view one of them, or shall we look for another home with you?";
}
