import { formatCount } from "../../../domain/shared/formats/count.ts";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { Form, href, Link } from "react-router";
import type { Route } from "./+types/outbox-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { type OutboxView, outboxViews } from "../../../domain/shared/mail/mail-states.ts";
import { outboxForms } from "../../../domain/staff/mail-forms.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { outboxActs } from "../../../server/people/emails/change-mail.ts";
import { findMailOutage } from "../../../server/platform/mail/mail-outage.ts";
import { findHold } from "../../../server/people/emails/pause-sending.ts";
import { countMails, countSent, listMails } from "../../../server/platform/mail/outbox-lists.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { DoneNote } from "../shell/form/done-note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { CursorPager } from "../shell/table/pager.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { formatTabCount } from "../shell/table/view-tabs.tsx";
import { describeMail } from "./describe-mail.ts";
import { MailTable } from "./mail-table.tsx";
import "./outbox.css";

const mailsAtOnce = 50;

const viewNames: Record<OutboxView, string> = {
  needed: "Needs attention",
  waiting: "Waiting",
  sent: "Sent",
  stopped: "Stopped",
};

export const handle = { shows: ["outbox"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContext);
  const view = outboxViews.find((name) => name === url.searchParams.get("view")) ?? "needed";
  const after = url.searchParams.get("after");
  const { rows, next } = await listMails(database.orm, view, { limit: mailsAtOnce, after });
  const counts = await countMails(database.orm);
  const outage = config.smtpUrl === null ? null : await findMailOutage(database.orm);
  const format = (moment: Date) => formatMoment(moment, now());
  const hold = await findHold(database.orm);
  return {
    view,
    counts,
    isFirst: after === null,
    next,
    yesterday: await countSent(database.orm, addDays(getLondonDate(now()), -1)),
    hold: hold && { since: format(hold.at), by: hold.by },
    outage: outage && { since: format(outage.since), waiting: counts.waiting + outage.mails },
    sends: config.smtpUrl !== null,
    mails: rows.map((mail) => ({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      ...describeMail(mail, format, now()),
      canStop: mail.state === "waiting",
    })),
    mayManage: maySend(getSignedIn({ context }), outboxForms.stop),
  };
}

export const action = answerForms(outboxActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function OutboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isFirst, next, counts, yesterday, mails, mayManage } = loaderData;
  return (
    <>
      <OfficeHead
        title="Outbox"
        note={`${formatTabCount(counts.needed)} failed, ${formatTabCount(counts.waiting)} waiting. ${describeYesterday(yesterday)}`}
      >
        {mayManage && <Forms {...loaderData} />}
      </OfficeHead>
      <nav className="page-views outbox-views" aria-label="Statuses">
        {outboxViews.map((name) => (
          <Link
            key={name}
            to={`${href("/office/emails")}?view=${name}`}
            aria-current={name === view ? "page" : undefined}
          >
            {viewNames[name]}{" "}
            <span className="tabular-numbers">{formatTabCount(counts[name])}</span>
          </Link>
        ))}
      </nav>
      <div className="office-body stack">
        <Notes {...loaderData} />
        <DoneNote done={actionData?.done} />
        <RefusalNote refusal={actionData?.refusal} />
        {mails.length === 0 ? (
          <EmptyState title={view === "needed" ? "Nothing needs attention" : "No emails here"} />
        ) : (
          <MailTable mails={mails} mayManage={mayManage} />
        )}
        <CursorPager isFirst={isFirst} next={next} query={{ view }} />
      </div>
    </>
  );
}

function describeYesterday({ went, cameBack }: Shown["yesterday"]): string {
  return `${went} sent yesterday${cameBack > 0 ? `, ${cameBack} bounced` : ""}.`;
}

type Shown = Route.ComponentProps["loaderData"];

function Forms({ counts, sends, hold }: Pick<Shown, "counts" | "sends" | "hold">) {
  return (
    <>
      {counts.needed > 0 && (
        <Form method="post">
          <FormButton form={outboxForms["retry-all"]} look="secondary">
            Retry all emails
          </FormButton>
        </Form>
      )}
      {(sends || hold !== null) && (
        <Form method="post">
          <FormButton form={hold ? outboxForms.release : outboxForms.hold} look="secondary">
            {hold ? "Resume sending" : "Pause sending"}
          </FormButton>
        </Form>
      )}
    </>
  );
}

function describeWaiting(mails: number): string {
  return formatCount(mails, "email waiting", "emails waiting");
}

/** Why mails wait. */
function Notes({ sends, hold, outage }: Pick<Shown, "sends" | "hold" | "outage">) {
  return (
    <>
      {!sends && (
        <Note kind="warn">
          <p>
            Email isn’t set up, so messages stay here. Ask the person who runs the site to connect a
            mail server.
          </p>
        </Note>
      )}
      {hold && outage && (
        <Note kind="error">
          <p>
            <b>
              Sending paused since {hold.since}, by {hold.by}. Mail server unavailable since{" "}
              {outage.since}, {describeWaiting(outage.waiting)}.
            </b>{" "}
            Nothing is lost. Once the server is back, emails to colleagues will send automatically.
            Those to renters and landlords will send when you resume sending.
          </p>
        </Note>
      )}
      {hold && !outage && (
        <Note kind="warn">
          <p>
            <b>
              Sending paused since {hold.since}, by {hold.by}.
            </b>{" "}
            We won’t email renters or landlords until you resume sending. Nothing is lost.
            Colleagues still get their emails, including sign-in links.
          </p>
        </Note>
      )}
      {outage && !hold && (
        <Note kind="error">
          <p>
            <b>
              Mail server unavailable since {outage.since}, {describeWaiting(outage.waiting)}.
            </b>{" "}
            We’ll send them automatically when it’s back.
          </p>
        </Note>
      )}
    </>
  );
}
