import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { type BookingMailFacts, formatWhen } from "./booking-mail-facts.ts";
import { ReplyLinks, ViewingFacts } from "./booking-mail-parts.tsx";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";

const words = {
  booked: {
    title: "Your viewing is booked",
    lead: "We have booked your viewing of this home:",
  },
  "booked-by-renter": {
    title: "Your viewing is booked",
    lead: "You have chosen a time, and we are looking forward to showing you this home:",
  },
  moved: {
    title: "Your viewing has moved",
    lead: "What we told you before no longer holds. Your viewing of this home is now:",
  },
  "moved-by-renter": {
    title: "You have moved your viewing",
    lead: "Your viewing of this home is now:",
  },
} as const;

export type InvitationKind = keyof typeof words;

/** Whoever has chosen the time attends. */
const headings: Partial<Record<InvitationKind, string>> = {
  "booked-by-renter": "If your plans change",
  "moved-by-renter": "Plans that changed again?",
};

export function BookingInvitation({
  facts,
  subject,
  kind,
}: {
  facts: BookingMailFacts;
  subject: string;
  kind: InvitationKind;
}) {
  const { agency, contact, listing, siteUrl, words: own } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview={formatWhen(facts)}>
      <Title>{addGreetingName(words[kind].title, contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>{words[kind].lead}</p>
      {own && <p style={{ margin: "12px 0 0", whiteSpace: "pre-line" }}>{own}</p>}
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <ViewingFacts facts={facts} />
      <Heading>{headings[kind] ?? "Please let us know if you can attend"}</Heading>
      <ReplyLinks facts={facts} />
      <p style={{ margin: "28px 0 0" }}>
        Times above are UK time. The calendar entry that comes with this email shows your local
        time.
      </p>
    </MailLayout>
  );
}
