import { maySend } from "../../../domain/staff/office-forms.ts";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { data } from "react-router";
import { filePermissions } from "../../../domain/documents/file-access.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import { readInboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import type { Route } from "./+types/inbox-page";
import { appContext } from "../../../server/site/page-contexts.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { inboxActs, readMenuButton } from "../../../server/inbox/inbox-acts.ts";
import { showConversation, showInbox } from "../../../server/inbox/show-inbox.ts";
import { writeAboutHome } from "../../../server/inbox/write-about-home.ts";
import { countUnmatchedEmails } from "../../../server/inbound-email/held/list-unmatched-emails.ts";
import { listReceivedFiles } from "../../../server/inbound-email/find-received-file.ts";
import { InboxView } from "./inbox-view.tsx";
import "./inbox.css";
import "./list/inbox-rows.css";
import "./list/bulk.css";
import "./conversation-card.css";
import "./conversation.css";
import "./replies/reply.css";
import "../people/claim-choice.css";

export const handle = {
  shows: ["conversation", "presence", "person", "viewing", "diary", "settings", "staff"],
} satisfies PageHandle;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const criteria = readInboxCriteria(url.searchParams);
  const open = params.id === undefined ? null : await showConversation(app, signedIn, params.id);
  if (params.id !== undefined && open === null) throw data(null, { status: 404 });
  return {
    criteria,
    open: open && {
      ...open,
      files: await listReceivedFiles(app.database.orm, open.id),
      mayOpenFiles: hasPermission(signedIn, filePermissions.received),
    },
    inbox: await showInbox(app, signedIn, criteria),
    heldMails: await countUnmatchedEmails(app.database.orm),
    template: url.searchParams.get("template"),
    told:
      open &&
      (await writeAboutHome(app, {
        name: open.name,
        listingId: (url.searchParams.get("tell") ?? "").replaceAll("\0", ""),
      })),
    mayAnswer: maySend(signedIn, inboxForms.reply),
    formKey: crypto.randomUUID(),
  };
}

export const action = answerForms(inboxActs, {
  isReply,
  saysMissing: true,
  toTexts: readMenuButton,
});

/** Its text may pass a preview on. */
function isReply(name: string, { change = "" }: Partial<Record<string, string>>): boolean {
  return name === "body" && (change === "reply" || change === "reply-and-close");
}

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const formKey = actionData?.formKey ?? loaderData.formKey;
  return <InboxView {...loaderData} formKey={formKey} answer={actionData} />;
}
