import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Title } from "../../agency/mails/mail-parts.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { askWhatInstead, goneWords, type HomeGone, HomesInstead } from "./home-gone.tsx";
import type { WaitFacts } from "./wait-mail-facts.ts";

export function WaitOver({
  facts: { agency, contact, listing, siteUrl },
  subject,
  gone,
}: {
  facts: WaitFacts;
  subject: string;
  gone: HomeGone;
}) {
  const why = goneWords[gone.because];
  return (
    <MailLayout agency={agency} title={subject} preview={`We are sorry: ${why}.`}>
      <Title>{addGreetingName("There will be no viewing", contact.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {`You wait for a time to see this home. We are sorry: ${why}, so you are no longer on its waiting list.`}
      </p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <HomesInstead gone={gone} siteUrl={siteUrl} />
      <p style={{ margin: "28px 0 0" }}>
        {askWhatInstead(gone)} Reply to this email or call{" "}
        <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span>.
      </p>
    </MailLayout>
  );
}
