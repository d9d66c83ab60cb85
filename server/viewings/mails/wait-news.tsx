import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { formatViewingTimes, listViewingTimes } from "../../../domain/viewings/booking-time.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { ReplyLink } from "./booking-mail-parts.tsx";
import type { WaitMailFacts } from "./wait-mail-facts.ts";

export function WaitNews({ facts, subject }: { facts: WaitMailFacts; subject: string }) {
  const { agency, choiceLink, contact, listing, siteUrl, times } = facts;
  const lines = times.map(({ startsAt, endsAt }) =>
    formatViewingTimes(listViewingTimes(startsAt, endsAt)),
  );
  return (
    <MailLayout agency={agency} title={subject} preview={lines[0] ?? ""}>
      <Title>{addGreetingName("There is a time", contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>
        You wait for a viewing of this home. It can be seen again:
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Heading>The next times</Heading>
      {lines.map((line) => (
        <p key={line} style={{ margin: "12px 0 0" }}>
          {line}
        </p>
      ))}
      {choiceLink !== null && <ReplyLink to={choiceLink}>Choose one of them</ReplyLink>}
      <p style={{ margin: "28px 0 0" }}>
        {choiceLink === null
          ? "Reply to this email with the one that suits you, or call"
          : "If none suits you, reply to this email or call"}{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>. Others wait, too: whoever
        chooses first gets it.
      </p>
    </MailLayout>
  );
}
