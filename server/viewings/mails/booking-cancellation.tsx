import type { ShownNoMore } from "../../../domain/listings/listing-state.ts";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { describeRooms } from "../../listings/mails/rooms.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Fact, Heading, Title } from "../../agency/mails/mail-parts.tsx";

const mostInstead = 4;

export interface HomeGone {
  because: ShownNoMore;
  /** Similar homes. */
  instead: readonly ListingSummary[];
}

const whys: Record<ShownNoMore, string> = {
  "let-agreed": "this home is now let agreed",
  let: "this home is now let",
  withdrawn: "this home is no longer to let",
};

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
  const homes = gone?.instead.slice(0, mostInstead) ?? [];
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{`Your viewing is cancelled, ${contact.firstname}`}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {gone
          ? `We are sorry: ${whys[gone.because]}, so your viewing of it does not take place:`
          : "The viewing of this home does not take place:"}
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="It was to be">{formatWhen(facts)}</Fact>
      {homes.length > 0 && <Heading>Similar homes that are to let</Heading>}
      {homes.map((home) => (
        <HomePanel key={home.id} listing={home} siteUrl={siteUrl} rooms={describeRooms(home)} />
      ))}
      <p style={{ margin: "28px 0 0" }}>
        {formatQuestion(gone !== null, homes.length)} Answer this e-mail or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}

function formatQuestion(isGone: boolean, homes: number): string {
  if (!isGone) return "Would another time suit you, or another home?";
  if (homes === 0) return "Shall we look for another home with you?";
  return "Would you like to view one of them, or shall we look for another home with you?";
}
