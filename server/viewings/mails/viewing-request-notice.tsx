import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatViewingWish } from "../../../domain/viewings/viewing-wish.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { KindOfViewing, StatusWhenSent } from "../../enquiries/mails/enquiry-mail-parts.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { ViewingRequestFacts } from "./viewing-request-facts.ts";
import { Answers, Message } from "./viewing-request-parts.tsx";

export function ViewingRequestNotice({ facts, subject }: Props) {
  const { applicant, agency, listing, siteUrl, answeredOn, answeredBy } = facts;
  const when = formatViewingWish(facts.viewing);
  return (
    <MailLayout agency={agency} title={subject} preview={when}>
      <Title>New viewing request</Title>
      <Fact name="Asks for">{when}</Fact>
      <KindOfViewing option={facts.viewingOption} />
      <Fact name="Name">{`${applicant.firstname} ${applicant.lastname}`}</Fact>
      <Fact name="Phone">{applicant.phone}</Fact>
      <Fact name="Email">{applicant.email}</Fact>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="Your reference">{listing.agentRef}</Fact>
      <StatusWhenSent status={listing.status} />
      {answeredBy === null ? (
        <Answers facts={facts} />
      ) : (
        <Fact name="Work and income">
          {`No answers under this name. ${answeredBy} has given answers with the same email address and phone number.`}
        </Fact>
      )}
      {answeredOn !== null && <Fact name="Answered on">{formatNumericDate(answeredOn)}</Fact>}
      <Message heading="What they wrote">{facts.message}</Message>
      <Fact name="Enquiry">{facts.enquiryId}</Fact>
      <p
        style={{ margin: "28px 0 0" }}
      >{`Your reply to this email goes to ${applicant.firstname}.`}</p>
    </MailLayout>
  );
}

interface Props {
  facts: ViewingRequestFacts;
  subject: string;
}
