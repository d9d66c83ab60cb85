import { href, Link } from "react-router";
import { filePermissions } from "../../../domain/documents/file-access.ts";
import { unmatchedEmailForms } from "../../../domain/inbound-email/unmatched-email-forms.ts";
import { holdReasons } from "../../../domain/inbound-email/place-mail.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import type { Route } from "./+types/unmatched-emails-page";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { unmatchedEmailActs } from "../../../server/inbound-email/held/unmatched-email-acts.ts";
import {
  countUnmatchedEmails,
  type UnmatchedEmailView,
  listUnmatchedEmails,
} from "../../../server/inbound-email/held/list-unmatched-emails.ts";
import { getMailInStatus } from "../../../server/inbound-email/mailbox/mail-in-status.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Note } from "../../ui/note.tsx";
import { OfficeForm } from "../shell/form/office-form.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { RefusalNote } from "../shell/form/refusal-note.tsx";
import { ViewTab, ViewTabs } from "../shell/table/view-tabs.tsx";
import { UnmatchedEmail } from "./unmatched-email.tsx";
import "./mail-in.css";

export const handle = { shows: ["conversation"] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const view = readView(url);
  const { count, mails } = await listUnmatchedEmails(app.database.orm, view);
  const status = await getMailInStatus(app);
  const mayOpenFiles = hasPermission(getSignedIn({ context }), filePermissions.received);
  const format = (moment: Date | null) => moment && formatMoment(moment, app.now());
  return {
    view,
    count,
    counts: {
      waiting: await countUnmatchedEmails(app.database.orm),
      programs: await countUnmatchedEmails(app.database.orm, "programs"),
    },
    mailbox: {
      state: status.state,
      problem: status.problem,
      lastRead: format(status.lastReadAt),
      failingSince: format(status.failingSince),
    },
    mails: mails.map(({ mailId, reason, receivedAt, conversations, files, ...mail }) => ({
      id: mailId,
      why: holdReasons[reason],
      received: formatMoment(receivedAt, app.now()),
      senderName: mail.senderName,
      senderAddress: mail.senderAddress,
      replyTo: mail.replyToAddress && `${mail.replyToName ?? ""} ${mail.replyToAddress}`.trim(),
      subject: mail.subject,
      text: mail.text,
      quoted: mail.quoted,
      html: mail.html,
      files: files.map(({ id, fileName, bytes }) => ({ id, fileName, bytes })),
      mayOpenFiles,
      answers: mail.conversationId,
      conversations: conversations.map(({ id, name, snippet, lastMessageAt }) => ({
        id,
        name,
        snippet,
        last: formatMoment(lastMessageAt, app.now()),
      })),
    })),
  };
}

function readView({ searchParams }: URL): UnmatchedEmailView {
  if (searchParams.has("discarded")) return "discarded";
  return searchParams.has("programs") ? "programs" : "waiting";
}

export const action = answerForms(unmatchedEmailActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function HeldMailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, count, counts, mails, mailbox } = loaderData;
  const { title, note, none } = views[view];
  const refusal = actionData?.refusal;
  const page = href("/office/unmatched-emails");
  return (
    <>
      <OfficeHead title={title} note={note} />
      <ViewTabs label="Views">
        <ViewTab
          to={page}
          name={views.waiting.title}
          count={counts.waiting}
          isShown={view === "waiting"}
        />
        <ViewTab
          to={`${page}?programs`}
          name={views.programs.title}
          count={counts.programs}
          isShown={view === "programs"}
        />
        <ViewTab
          to={`${page}?discarded`}
          name={views.discarded.title}
          isShown={view === "discarded"}
        />
      </ViewTabs>
      <div className="office-body office-list">
        {actionData?.done && <DoneNote done={actionData.done} {...actionData.more} />}
        <RefusalNote refusal={refusal && { detail: refusal.detail }} />
        <MailboxNote {...mailbox} />
        {mails.length === 0 && <p>{none}</p>}
        {mails.length < count && (
          <p>
            Showing the first {mails.length} of {count}.
          </p>
        )}
        {mails.map((mail) => (
          <UnmatchedEmail key={mail.id} mail={mail} isDiscarded={view === "discarded"} />
        ))}
      </div>
    </>
  );
}

const views: Readonly<Record<UnmatchedEmailView, { title: string; note: string; none: string }>> = {
  waiting: {
    title: "Unmatched email",
    note: "Emails we couldn’t match to a conversation",
    none: "No unmatched emails.",
  },
  programs: {
    title: "Newsletters and automated email",
    note: "New emails that were probably sent automatically. Check them, because we can’t be sure.",
    none: "No newsletters or automated email.",
  },
  discarded: {
    title: "Discarded email",
    note: "Emails that someone discarded. We delete them after 30 days.",
    none: "No discarded emails.",
  },
};

function DoneNote({
  done,
  conversationId,
  discarded,
}: {
  done: string;
  conversationId?: string;
  discarded?: string;
}) {
  return (
    <Note kind="ok" live>
      <p>{done}</p>
      {conversationId && (
        <p>
          <Link to={href("/office/inbox/:id?", { id: conversationId })}>Open the conversation</Link>
        </p>
      )}
      {discarded && (
        <OfficeForm
          form={unmatchedEmailForms["put-back"]}
          values={{ mail: discarded }}
          button="Restore email"
          look="secondary"
        />
      )}
    </Note>
  );
}

/** Whether mails come in at all. */
function MailboxNote({
  state,
  problem,
  lastRead,
  failingSince,
}: {
  state: "off" | "starting" | "reading" | "failing";
  problem: string | null;
  lastRead: string | null;
  failingSince: string | null;
}) {
  if (state === "failing") {
    return (
      <Note kind="warn">
        <p>
          We haven’t been able to read the mailbox since {failingSince}: {problem}. We’ll keep
          trying.
          {lastRead && ` No emails have arrived here since ${lastRead}.`}
        </p>
      </Note>
    );
  }
  if (state === "off") {
    return (
      <Note>
        <p>
          No mailbox is connected, so replies arrive only at the agency’s own address. Ask the
          person who runs the site to connect one.
        </p>
      </Note>
    );
  }
  return (
    <p className="tiny">
      {lastRead === null ? "Checking the mailbox soon." : `Mailbox last checked ${lastRead}.`}
    </p>
  );
}
