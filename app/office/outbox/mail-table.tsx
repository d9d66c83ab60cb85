import { href, Link } from "react-router";
import { Table } from "../../ui/table.tsx";
import type { DescribedMail } from "./describe-mail.ts";

export function MailTable({
  mails,
}: {
  mails: readonly (DescribedMail & { id: string; recipient: string; subject: string })[];
}) {
  return (
    <Table
      caption="Mails"
      captionHidden
      columns={[
        { title: "Subject" },
        { title: "To" },
        { title: "When" },
        { title: "State" },
        { title: "Why" },
      ]}
      rows={mails.map(({ id, recipient, subject, when, state, look, why }) => ({
        key: id,
        cells: [
          <Link key="subject" to={href("/office/mails/:id", { id })}>
            {subject}
          </Link>,
          recipient,
          when,
          <span key="state" className={`badge mail-state--${look}`}>
            {state}
          </span>,
          why,
        ],
      }))}
    />
  );
}
