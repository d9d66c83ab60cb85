import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { formatViewingWish } from "../../../domain/viewings/viewing-wish.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { KindOfViewing, letAgreedWords } from "../../enquiries/mails/enquiry-mail-parts.tsx";
import { Fact, Heading, Title } from "../../agency/mails/mail-parts.tsx";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";

const words = {
  received: "We have your request to view this home:",
  next: (soon: string) =>
    `A Sales Associate looks for a time on that day and answers by phone or email within ${soon}. The viewing is booked once we have confirmed it.`,
};

export function ViewingRequestConfirmation({ facts, subject }: Props) {
  const { applicant, agency, listing, siteUrl, answeredOn, answeredBy } = facts;
  const { received, next: whatNext } = listing.status === "let-agreed" ? letAgreedWords : words;
  const next = whatNext(agency.repliesWithin);
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Thank you", applicant.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>{received}</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="You asked for">{formatViewingWish(facts.viewing)}</Fact>
      <KindOfViewing option={facts.viewingOption} />
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span> if
        you have something to add or your plans change.
      </p>
      {answeredOn !== null && answeredBy === null && (
        <p style={{ margin: "12px 0 0" }}>
          {`We go by the answers that you gave us on ${formatNumericDate(answeredOn)}.`}
        </p>
      )}
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        You are receiving this because someone gave this address on our website, so we don’t repeat
        what was written there. If it wasn’t you, please tell us.
      </p>
    </MailLayout>
  );
}

interface Props {
  facts: ViewingRequestFacts;
  subject: string;
}
