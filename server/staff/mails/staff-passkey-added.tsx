import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { StaffMailFacts } from "./staff-mail-facts.ts";

export function StaffPasskeyAdded({
  facts,
  subject,
  passkey,
}: {
  facts: StaffMailFacts;
  subject: string;
  passkey: string;
}) {
  const { agency, link } = facts;
  const preview = "It signs you in to the office from now on.";
  return (
    <MailLayout agency={agency} title={subject} preview={preview}>
      <Title>A passkey was added</Title>
      <p style={{ margin: "12px 0 0" }}>{preview}</p>
      <Fact name="Its name">{passkey}</Fact>
      <p style={{ margin: "20px 0 0" }}>
        <a {...getMailStyle(["door"])} href={link}>
          See your passkeys
        </a>
      </p>
      <p style={{ margin: "12px 0 0" }}>
        You did not add it? Remove it there, end all other sessions, and tell an owner of the
        office.
      </p>
    </MailLayout>
  );
}
