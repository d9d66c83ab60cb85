import type { Agency } from "../../../domain/agency/agency.ts";
import { addGreetingName } from "../../../domain/shared/greeting-name.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { Heading, Title } from "../../agency/mails/mail-parts.tsx";
import type { RequestMailContent } from "./request-mail-content.ts";

export function RequestConfirmation({ content, agency, subject }: Props) {
  const { received, next } = content.confirmation;
  return (
    <MailLayout agency={agency} title={subject} preview={next}>
      <Title>{addGreetingName("Thank you", content.sender.salutation)}</Title>
      <p style={{ margin: "12px 0 0" }}>{received}</p>
      <Heading>What happens next</Heading>
      <p style={{ margin: "12px 0 0" }}>{next}</p>
      <p style={{ margin: "12px 0 0" }}>
        Reply to this email or call <span style={{ whiteSpace: "nowrap" }}>{agency.phone}</span> if
        you have something to add.
      </p>
      <p {...getMailStyle(["ink-2"], { fontSize: "14px", margin: "28px 0 0" })}>
        You are receiving this because someone gave this address on our website, so we don’t repeat
        what was written there. If it wasn’t you, please tell us.
      </p>
    </MailLayout>
  );
}

interface Props {
  content: RequestMailContent;
  agency: Agency;
  subject: string;
}
