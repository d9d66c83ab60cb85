import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Title } from "../../agency/mails/mail-parts.tsx";
import type { StaffMailFacts } from "./staff-mail-facts.ts";

export function StaffSignIn({ facts, subject }: { facts: StaffMailFacts; subject: string }) {
  const { agency, link } = facts;
  const preview = "Your link works once, for 15 minutes, in the browser that asked for it.";
  return (
    <MailLayout agency={agency} title={subject} preview={preview}>
      <Title>Sign in to the office</Title>
      <p style={{ margin: "20px 0 0" }}>
        <a {...getMailStyle(["door"])} href={link}>
          Open the office
        </a>
      </p>
      <p style={{ margin: "12px 0 0" }}>{preview}</p>
      <p style={{ margin: "12px 0 0" }}>
        If you did not ask for this, ignore this email. No one can sign in without it.
      </p>
    </MailLayout>
  );
}
