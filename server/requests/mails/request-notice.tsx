import type { Agency } from "../../../domain/agency/agency.ts";
import { cutAtWord } from "../../../domain/shared/cut-at-word.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Heading, Quotation, Title } from "../../agency/mails/mail-parts.tsx";
import type { RequestMailContent } from "./request-mail-content.ts";

export function RequestNotice({ content, agency, subject, requestId }: Props) {
  const { title, sender, facts, message } = content;
  return (
    <MailLayout
      agency={agency}
      title={subject}
      preview={cutAtWord(message ?? facts.map(([, value]) => value).join(", "), 120)}
    >
      <Title>{title}</Title>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {message !== null && (
        <>
          <Heading>What they wrote</Heading>
          <Quotation>{message}</Quotation>
        </>
      )}
      <Fact name="Request">{requestId}</Fact>
      <p style={{ margin: "28px 0 0" }}>
        {sender.email === null
          ? "No email address was given, so please reply by phone."
          : `Your reply to this email goes to ${sender.salutation}.`}
      </p>
    </MailLayout>
  );
}

interface Props {
  content: RequestMailContent;
  agency: Agency;
  subject: string;
  requestId: string;
}
