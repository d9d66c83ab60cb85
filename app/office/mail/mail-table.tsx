import { outboxForms } from "../../../domain/staff/mail-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { Form, href, Link } from "react-router";
import { EmailText } from "../../ui/email-text.tsx";
import { ColumnTable, type ColumnView } from "../shell/table/column-table.tsx";
import type { DescribedMail } from "./describe-mail.ts";
import "../shell/table/stacked-table.css";

interface MailView extends DescribedMail {
  id: string;
  recipient: string;
  subject: string;
  canStop: boolean;
}

function listColumns(mayManage: boolean): ColumnView<MailView>[] {
  return [
    {
      title: "Subject",
      show: ({ id, subject }) => <Link to={href("/office/emails/:id", { id })}>{subject}</Link>,
    },
    { title: "To", show: ({ recipient }) => <EmailText>{recipient}</EmailText> },
    { title: "When", show: ({ when }) => when },
    {
      title: "Status",
      show: ({ look, state }) => <span className={`badge badge--${look}`}>{state}</span>,
    },
    { title: "Details", show: ({ why }) => why },
    ...(mayManage
      ? [{ title: "Actions", show: (mail: MailView) => <NextStep mail={mail} /> }]
      : []),
  ];
}

export function MailTable({
  mails,
  mayManage,
}: {
  mails: readonly MailView[];
  mayManage: boolean;
}) {
  return (
    <div className="stacked-table">
      <ColumnTable
        caption="Emails"
        rows={mails}
        getKey={({ id }) => id}
        columns={listColumns(mayManage)}
      />
    </div>
  );
}

/** Waiting ones can still be stopped; what did not arrive is corrected on its own page. */
function NextStep({ mail: { id, subject, look, canStop } }: { mail: MailView }) {
  if (look === "err" && !canStop)
    return (
      <Link to={href("/office/emails/:id", { id })}>
        Correct<span className="visually-hidden">: {subject}</span>
      </Link>
    );
  if (!canStop) return null;
  return (
    <Form method="post">
      <input type="hidden" name="mail" value={id} />
      <FormButton form={outboxForms.stop} look="link">
        Stop email<span className="visually-hidden">: {subject}</span>
      </FormButton>
    </Form>
  );
}
