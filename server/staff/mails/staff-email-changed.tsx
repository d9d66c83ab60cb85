import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { StaffMailFacts } from "./staff-mail-facts.ts";

/** To the old address and to the new one. */
export function StaffEmailChanged({
  facts,
  subject,
  emails,
}: {
  facts: StaffMailFacts;
  subject: string;
  emails: { was: string; became: string };
}) {
  const { agency, link } = facts;
  const preview = "Links to sign in go to the new address from now on.";
  return (
    <MailLayout agency={agency} title={subject} preview={preview}>
      <Title>Your email address was changed</Title>
      <p style={{ margin: "12px 0 0" }}>{preview}</p>
      <Fact name="Before">{emails.was}</Fact>
      <Fact name="Now">{emails.became}</Fact>
      <p style={{ margin: "20px 0 0" }}>
        <a {...getMailStyle(["door"])} href={link}>
          Sign in to the office
        </a>
      </p>
      <p style={{ margin: "12px 0 0" }}>
        You did not expect this? Tell an owner of the office, who can change it back.
      </p>
    </MailLayout>
  );
}
