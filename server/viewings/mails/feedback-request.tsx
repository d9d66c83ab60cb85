import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import type { FeedbackAnswer } from "../../../domain/viewings/feedback.ts";
import type { BookingMailFacts } from "./booking-mail-facts.ts";
import { buildFeedbackLink } from "./booking-links.ts";
import { ReplyByPhone, ReplyLink } from "./booking-mail-parts.tsx";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { Title } from "../../agency/mails/mail-parts.tsx";

const answers: { answer: FeedbackAnswer; words: string }[] = [
  { answer: "interested", words: "I am interested" },
  { answer: "perhaps", words: "Perhaps" },
  { answer: "no", words: "It is not for me" },
];

export function FeedbackRequest({ facts, subject }: { facts: BookingMailFacts; subject: string }) {
  const { agency, contact, listing, siteUrl } = facts;
  return (
    <MailLayout agency={agency} title={subject} preview="One tap is enough.">
      <Title>{`${addGreetingName("How was it", contact.firstname)}?`}</Title>
      <p style={{ margin: "12px 0 0" }}>You have seen this home. What do you think of it?</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      {siteUrl === null && <ReplyByPhone facts={facts} />}
      {answers.map(({ answer, words }) => {
        const link = buildFeedbackLink(facts, answer);
        return (
          link !== null && (
            <ReplyLink key={answer} to={link}>
              {words}
            </ReplyLink>
          )
        );
      })}
      <p style={{ margin: "28px 0 0" }}>
        The landlord doesn’t see what you write. We may tell them in our own words what viewers
        thought, without your name.
      </p>
    </MailLayout>
  );
}
