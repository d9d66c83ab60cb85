import { data, Form, href, Link } from "react-router";
import type { Route } from "./+types/outbox-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { type OutboxView, outboxViews } from "../../../domain/shared/mail-states.ts";
import { isAllowed } from "../../../domain/staff/roles.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { findMailOutage } from "../../../server/platform/mail/mail-outage.ts";
import { retryMails } from "../../../server/platform/mail/outbox-desk.ts";
import { countMails, listMails } from "../../../server/platform/mail/outbox-lists.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { Pager, readPage } from "../shell/pager.tsx";
import { describeMail } from "./describe-mail.ts";
import { MailTable } from "./mail-table.tsx";
import "./outbox.css";

const mailsAtOnce = 50;

const viewNames: Record<OutboxView, string> = {
  needed: "Needs you",
  waiting: "Waiting",
  sent: "Sent",
  stopped: "Stopped",
};

export const handle = { shows: ["outbox"] } satisfies PageHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, now, config } = context.get(appContext);
  const view = outboxViews.find((name) => name === url.searchParams.get("view")) ?? "needed";
  const page = readPage(url);
  const found = await listMails(database.orm, view, { limit: mailsAtOnce, page });
  const counts = await countMails(database.orm);
  const outage = config.smtpUrl === null ? null : await findMailOutage(database.orm);
  const format = (moment: Date) => formatMoment(moment, now());
  return {
    view,
    page,
    counts,
    hasMore: page * mailsAtOnce < counts[view],
    outage: outage && { since: format(outage.since), waiting: counts.waiting + outage.mails },
    sends: config.smtpUrl !== null,
    mails: found.map((mail) => ({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      ...describeMail(mail, format, now()),
    })),
    mayManage: isAllowed(getSignedIn({ context }).role, "manage-outbox"),
  };
}

/** Tries all failed ones again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { change } = await readFields(request);
  if (change !== "retry-all")
    return data({ done: "This form is not known here." }, { status: 422 });
  const actor = { staffId: getSignedIn({ context }).staffId };
  const count = await retryMails(context.get(appContext), actor, null);
  return data({ done: count === 1 ? "1 mail is due now." : `${count} mails are due now.` });
}

export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function OutboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, counts, hasMore, sends, outage, mails, mayManage } = loaderData;
  return (
    <>
      <OfficeHead
        title="Outbox"
        note={`${counts.needed} failed, ${counts.waiting} waiting, ${counts.sent} sent.`}
      >
        {mayManage && counts.needed > 0 && (
          <Form method="post">
            <Button type="submit" look="secondary" size="small" name="change" value="retry-all">
              Try all again
            </Button>
          </Form>
        )}
      </OfficeHead>
      <nav className="outbox-views" aria-label="States">
        {outboxViews.map((name) => (
          <Link
            key={name}
            to={`${href("/office/mails")}?view=${name}`}
            aria-current={name === view ? "page" : undefined}
          >
            {viewNames[name]} <span className="tabular-numbers">{counts[name]}</span>
          </Link>
        ))}
      </nav>
      <div className="office-body stack">
        {!sends && (
          <Note kind="warn">
            <p>No mail server is set (SMTP_URL), so mails wait here and none is sent.</p>
          </Note>
        )}
        {outage && (
          <Note kind="error">
            <p>
              <b>
                Mail server away since {outage.since}, {outage.waiting}{" "}
                {outage.waiting === 1 ? "waits" : "wait"}.
              </b>{" "}
              Nothing is lost: they go by themselves once it answers.
            </p>
          </Note>
        )}
        {actionData && (
          <Note kind="ok" live>
            <p>{actionData.done}</p>
          </Note>
        )}
        {mails.length === 0 ? (
          <EmptyState title={view === "needed" ? "All sent" : "No mail here"} />
        ) : (
          <MailTable mails={mails} />
        )}
        <Pager page={page} hasMore={hasMore} query={{ view }} />
      </div>
    </>
  );
}
