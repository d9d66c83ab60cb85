import { maySend } from "../../../domain/staff/office-forms.ts";
import { Form, href, Link } from "react-router";
import type { Route } from "./+types/mail-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { formatAction } from "../../../domain/staff/history.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { createMailActs } from "../../../server/people/emails/change-mail.ts";
import { showMail } from "../../../server/people/emails/show-mail.ts";
import { findLinkOwner } from "../../../server/site/link-owners.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { mailForms } from "../../../domain/staff/mail-forms.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { FormButton } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { ConfirmAddress } from "../shell/form/confirm-address.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { describeMail } from "./describe-mail.ts";
import { MailPreview } from "./mail-view.tsx";
import "./outbox.css";

export const handle = { shows: ["outbox"] } satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const mail = await showMail(app, readRecordId(params));
  if (mail === null) throwNotFound();
  const format = (moment: Date) => formatMoment(moment, app.now());
  const { id, recipient, replyTo, subject, state, text, isToStaff, hasLinks, opensHere, personId } =
    mail;
  return {
    mail: { id, recipient, replyTo, subject, text, isToStaff, hasLinks, opensHere, personId },
    ...describeMail(mail, format, app.now()),
    canRetry: state === "failed" || state === "stopped" || mail.bouncedAt !== null,
    canStop: state === "waiting",
    asText: url.searchParams.get("as") === "text",
    done: mail.done.map(({ at, ...step }) => ({ ...step, at: format(at) })),
    written: format(mail.createdAt),
    maySeeHistory: isAllowed(getSignedIn({ context }).role, "see-history"),
    mayManage: maySend(getSignedIn({ context }), mailForms.retry),
  };
}

export const action = answerForms(createMailActs(findLinkOwner));

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, asText, state, why } = loaderData;
  return (
    <>
      <OfficeHead title={mail.subject} note={<EmailText>{`To ${mail.recipient}`}</EmailText>}>
        <Link to={href("/office/emails")}>Outbox</Link>
        {mail.personId !== null && (
          <Link to={href("/office/contacts/:id", { id: mail.personId })}>View contact</Link>
        )}
        {loaderData.maySeeHistory && (
          <Link to={href("/office/activity-log/:subject/:id", { subject: "mail", id: mail.id })}>
            Activity log
          </Link>
        )}
      </OfficeHead>
      <div className="office-body">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <div className="split mail">
            <MailPreview mail={mail} asText={asText} />
            <OfficeSection title={state}>
              <div className="office-section__body stack">
                {why !== "" && <p className="mail__why">{why}</p>}
                {loaderData.mayManage && <MailForms {...loaderData} />}
              </div>
              <MailSteps {...loaderData} />
            </OfficeSection>
          </div>
        </OfficeForms>
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function MailForms({ mail, canRetry, canStop }: Shown) {
  return (
    <>
      {canRetry && !mail.isToStaff && <AddressForm mail={mail} />}
      {mail.opensHere && (
        <Form method="post" reloadDocument>
          <FormButton form={mailForms.open} look="secondary">
            Open the link as the recipient
          </FormButton>
          <p className="tiny">Demo only, because demo contacts don’t have mailboxes.</p>
        </Form>
      )}
      <Form method="post" className="mail__buttons">
        {canRetry && (
          <FormButton form={mailForms.retry} look="secondary">
            Try again
          </FormButton>
        )}
        {canStop && (
          <>
            <FormButton form={mailForms.stop} look="secondary">
              Stop email
            </FormButton>
            <FormButton form={mailForms.retry} look="quiet">
              Send email now
            </FormButton>
          </>
        )}
      </Form>
    </>
  );
}

const { name: form, fields } = mailForms.readdress;

function AddressForm({ mail }: Pick<Shown, "mail">) {
  const { refusal } = useAnswerTo(form);
  return (
    <Form method="post" autoComplete="off" className="stack">
      <OfficeField form={form} name="recipient" field={fields.recipient} value={mail.recipient} />
      {mail.hasLinks && (
        <ConfirmAddress
          id="mail-links"
          note="This email contains a link to their page. If you change the address, we’ll update their record, turn off earlier links and email the old address."
          refusal={refusal}
        />
      )}
      <FormButton form={mailForms.readdress}>Update address and send</FormButton>
    </Form>
  );
}

function MailSteps({ done, written }: Pick<Shown, "done" | "written">) {
  return (
    <ol className="rows">
      {done.map(({ at, action: what, by }) => (
        <li key={`${at} ${what}`}>
          {formatAction(what)}
          <p className="tiny">
            {at}, {by}
          </p>
        </li>
      ))}
      <li>
        Created
        <p className="tiny">{written}</p>
      </li>
    </ol>
  );
}
