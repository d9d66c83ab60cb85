import { roleNames } from "../../../domain/staff/roles.ts";
import { getMailStyle } from "../../agency/mails/mail-look.ts";
import { MailLayout } from "../../agency/mails/mail-layout.tsx";
import { Fact, Title } from "../../agency/mails/mail-parts.tsx";
import type { StaffMailFacts } from "./staff-mail-facts.ts";

export function StaffInvitation({ facts, subject }: { facts: StaffMailFacts; subject: string }) {
  const { agency, person, link } = facts;
  const preview = "Your link opens the office. It works once, for a week.";
  return (
    <MailLayout agency={agency} title={subject} preview={preview}>
      <Title>{`Welcome, ${person.name}`}</Title>
      <p style={{ margin: "12px 0 0" }}>
        {`You are invited to the office of ${agency.name}, where its team works.`}
      </p>
      <Fact name="Your role">{roleNames[person.role]}</Fact>
      <p style={{ margin: "20px 0 0" }}>
        <a {...getMailStyle(["door"])} href={link}>
          Accept the invitation
        </a>
      </p>
      <p style={{ margin: "12px 0 0" }}>
        The link works once, for a week. Please do not forward this email. Anyone with the link can
        sign in as you.
      </p>
      <p style={{ margin: "12px 0 0" }}>If you did not expect this, ignore this email.</p>
    </MailLayout>
  );
}
