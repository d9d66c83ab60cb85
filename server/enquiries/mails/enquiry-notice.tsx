import { cutAtWord } from "../../../domain/shared/cut-at-word.ts";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { KindOfViewing, StatusWhenSent } from "./enquiry-mail-parts.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";

export function EnquiryNotice({ facts, subject }: { facts: EnquiryMailFacts; subject: string }) {
  const { applicant, agency, listing, siteUrl } = facts;
  const title = facts.kind === "viewing" ? "New viewing request" : "New enquiry";
  return (
    <MailLayout agency={agency} title={subject} preview={cutAtWord(facts.message, 120)}>
      <Title>{title}</Title>
      <Fact name="Name">{`${applicant.firstname} ${applicant.lastname}`}</Fact>
      <Fact name="Phone">{applicant.phone}</Fact>
      <Fact name="Email">{applicant.email}</Fact>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <Fact name="Your reference">{listing.agentRef}</Fact>
      <StatusWhenSent status={listing.status} />
      <KindOfViewing option={facts.viewingOption} />
      <Heading>What they wrote</Heading>
      <Quotation>{facts.message}</Quotation>
      <Fact name="Enquiry">{facts.enquiryId}</Fact>
      <p
        style={{ margin: "28px 0 0" }}
      >{`Your reply to this email goes to ${applicant.firstname}.`}</p>
    </MailLayout>
  );
}
