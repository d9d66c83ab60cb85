import { data, Form, href, Link, redirect } from "react-router";
import type { Route } from "./+types/mail-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { changeMail } from "../../../server/people/change-mail.ts";
import { openAsReader } from "../../../server/people/open-as-reader.ts";
import { showMail } from "../../../server/people/show-mail.ts";
import { findLinkOwner } from "../../../server/site/link-owners.ts";
import { getSignedIn, readOfficeFields } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { DoneNote } from "../shell/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { ConfirmAddress } from "../shell/confirm-address.tsx";
import { PostedField } from "../shell/posted-field.tsx";
import { readRecordId, throwNotFound } from "../shell/record-id.ts";
import { RefusalNote } from "../shell/refusal-note.tsx";
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
    mayManage: isAllowed(getSignedIn({ context }).role, "manage-outbox"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context });
  const actor = { staffId: getSignedIn({ context }).staffId };
  if (fields["change"] === "open") {
    const opened = await openAsReader(context.get(appContext), readRecordId(params), findLinkOwner);
    if (opened.ok) throw redirect(opened.answer.path, 303);
    return data({ done: null, refusal: opened.refusal }, { status: 422 });
  }
  const outcome = await changeMail(context.get(appContext), actor, readRecordId(params), {
    findOwner: findLinkOwner,
    fields,
  });
  if (outcome.ok) return data({ done: outcome.answer.done, refusal: undefined });
  if (outcome.refusal.missing) throwNotFound();
  return data({ done: null, refusal: outcome.refusal }, { status: 422 });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mail, asText, state, why } = loaderData;
  return (
    <>
      <OfficeHead title={mail.subject} note={`To ${mail.recipient}`}>
        <Link to={href("/office/mails")}>Outbox</Link>
        {mail.personId !== null && (
          <Link to={href("/office/people/:id", { id: mail.personId })}>The person</Link>
        )}
        {loaderData.maySeeHistory && (
          <Link to={href("/office/history/:subject/:id", { subject: "mail", id: mail.id })}>
            History
          </Link>
        )}
      </OfficeHead>
      <div className="office-body">
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        <div className="mail">
          <MailPreview mail={mail} asText={asText} />
          <OfficeSection title={state}>
            <div className="office-section__body stack">
              {why !== "" && <p className="mail__why">{why}</p>}
              {loaderData.mayManage && <MailForms {...loaderData} refusal={actionData?.refusal} />}
            </div>
            <MailSteps {...loaderData} />
          </OfficeSection>
        </div>
      </div>
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function MailForms({
  mail,
  canRetry,
  canStop,
  refusal,
}: Shown & { refusal: Parameters<typeof PostedField>[0]["refusal"] }) {
  return (
    <>
      {canRetry && !mail.isToStaff && <AddressForm mail={mail} refusal={refusal} />}
      {mail.opensHere && (
        <Form method="post" reloadDocument>
          <Button type="submit" look="secondary" size="small" name="change" value="open">
            Open the link as its reader
          </Button>
          <p className="tiny">Only in the demo: its people have no mailbox.</p>
        </Form>
      )}
      <Form method="post" className="mail__buttons">
        {canRetry && (
          <Button type="submit" look="secondary" size="small" name="change" value="retry">
            Try again
          </Button>
        )}
        {canStop && (
          <>
            <Button type="submit" look="secondary" size="small" name="change" value="stop">
              Stop it
            </Button>
            <Button type="submit" look="quiet" size="small" name="change" value="retry">
              Try now
            </Button>
          </>
        )}
      </Form>
    </>
  );
}

function AddressForm({
  mail,
  refusal,
}: Pick<Shown, "mail"> & { refusal: Parameters<typeof PostedField>[0]["refusal"] }) {
  return (
    <Form method="post" className="stack">
      <PostedField
        refusal={refusal}
        name="recipient"
        type="email"
        label="Send it to"
        autoComplete="off"
        defaultValue={mail.recipient}
      />
      {mail.hasLinks && (
        <ConfirmAddress
          id="mail-links"
          note="This email holds a link to their page. A new address goes on their record, links sent before end, and the former address is told."
          refusal={refusal}
        />
      )}
      <Button type="submit" size="small" name="change" value="readdress">
        Correct and send
      </Button>
    </Form>
  );
}

const actionNames: Record<string, string> = {
  "mail.retried": "Tried again",
  "mail.stopped": "Stopped",
  "mail.readdressed": "Sent to a corrected address",
};

function MailSteps({ done, written }: Pick<Shown, "done" | "written">) {
  return (
    <ol className="rows">
      {done.map(({ at, action: what, by }) => (
        <li key={`${at} ${what}`}>
          {actionNames[what] ?? what}
          <p className="tiny">
            {at}, {by}
          </p>
        </li>
      ))}
      <li>
        Written
        <p className="tiny">{written}</p>
      </li>
    </ol>
  );
}
