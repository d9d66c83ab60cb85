import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import type { EnquiryMailFacts } from "./enquiry-mail-facts.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { HomePanel } from "../../listings/mails/home-panel.tsx";
import { KindOfViewing, letAgreedWords } from "./enquiry-mail-parts.tsx";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";

const words = {
  enquiry: {
    received: "We have your question about this home:",
    next: (soon: string) =>
      `A Sales Associate reads your question and answers by phone or email within ${soon}.`,
  },
  viewing: {
    received: "We have your request to view this home:",
    next: (soon: string) =>
      `A Sales Associate looks for a time among those that suit you and answers by phone or email within ${soon}. The viewing is booked once we have confirmed it.`,
  },
} as const;

export function EnquiryConfirmation({ facts, subject }: Props) {
  const { applicant, agency, listing, siteUrl } = facts;
  const { received, next: whatNext } =
    listing.status === "let-agreed" ? letAgreedWords : words[facts.kind];
  const next = whatNext(agency.repliesWithin);
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Thank you", applicant.firstname)}</Title>
      <p style={{ margin: "12px 0 0" }}>{received}</p>
      <HomePanel listing={listing} siteUrl={siteUrl} />
      <KindOfViewing option={facts.viewingOption} />
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span> if
        you have something to add or your plans change.
      </p>
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        You are receiving this because someone gave this address on our website, so we don’t repeat
        what was written there. If it wasn’t you, please tell us.
      </p>
    </MailLayout>
  );
}

interface Props {
  facts: EnquiryMailFacts;
  subject: string;
}
