import { outboxForms } from "../../../domain/staff/mail-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form, href, Link } from "react-router";
import { Table } from "../../ui/table.tsx";
import type { DescribedMail } from "./describe-mail.ts";
import "../shell/stacked-table.css";

interface ShownMail extends DescribedMail {
  id: string;
  recipient: string;
  subject: string;
  canStop: boolean;
}

export function MailTable({
  mails,
  mayManage,
}: {
  mails: readonly ShownMail[];
  mayManage: boolean;
}) {
  return (
    <div className="stacked-table">
      <Table
        caption="Mails"
        captionHidden
        columns={[
          { title: "Subject" },
          { title: "To" },
          { title: "When" },
          { title: "State" },
          { title: "Why" },
          ...(mayManage ? [{ title: "What to do" }] : []),
        ]}
        rows={mails.map((mail) => ({
          key: mail.id,
          cells: [
            <Link key="subject" to={href("/office/mails/:id", { id: mail.id })}>
              {mail.subject}
            </Link>,
            mail.recipient,
            mail.when,
            <span key="state" className={`badge mail-state--${mail.look}`}>
              {mail.state}
            </span>,
            mail.why,
            ...(mayManage ? [<NextStep key="step" mail={mail} />] : []),
          ],
        }))}
      />
    </div>
  );
}

/** Waiting ones can still be stopped; what did not arrive is corrected on its own page. */
function NextStep({ mail: { id, subject, look, canStop } }: { mail: ShownMail }) {
  if (look === "error" && !canStop)
    return (
      <Link to={href("/office/mails/:id", { id })}>
        Correct<span className="visually-hidden">: {subject}</span>
      </Link>
    );
  if (!canStop) return null;
  return (
    <Form method="post">
      <input type="hidden" name="mail" value={id} />
      <FormButton form={outboxForms.stop} look="link">
        Stop<span className="visually-hidden">: {subject}</span>
      </FormButton>
    </Form>
  );
}
