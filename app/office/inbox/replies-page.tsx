import { Form, href, Link } from "react-router";
import type { Route } from "./+types/replies-page";
import { replyUndoSeconds } from "../../../domain/conversations/held-reply.ts";
import { formatCount } from "../../../domain/shared/format-count.ts";
import { prepareReplies, sendReplies, undoReplies } from "../../../server/inbox/replies.ts";
import {
  getMailingApp,
  getSignedIn,
  readOfficeFields,
} from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { useIsOver } from "../shell/undo-note.tsx";
import { PickTemplate, ReplyForm } from "./replies-form.tsx";
import "./reply.css";
import "./replies.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const picked = [...url.searchParams.keys()].filter((name) => name.startsWith("pick-"));
  const ids = picked.map((name) => name.slice("pick-".length));
  const title = url.searchParams.get("text");
  const prepared = await prepareReplies(
    context.get(appContext),
    getSignedIn({ context }),
    ids,
    title,
  );
  return { ...prepared, left: ids.length - prepared.replies.length, formKey: crypto.randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readOfficeFields({ request, context }, (name) => name.startsWith("body-"));
  const app = getMailingApp({ request, context });
  const signedIn = getSignedIn({ context });
  if (fields["change"] === "undo") {
    const { texts, ...undone } = await undoReplies(app, signedIn, fields);
    return { ...undone, sent: 0, mails: [], fields: texts };
  }
  return { ...(await sendReplies(app, signedIn, fields)), undone: 0, gone: 0, fields };
}

/**
 * A reply to several: a text is chosen, read through for each person, and sent. What others do
 * meanwhile does not change it; sending says so.
 */
export { sendOrKeep as clientAction } from "../shell/unsent-form.ts";

export default function RepliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { replies, template, titles, left, formKey } = loaderData;
  const ofThose = actionData?.left.map(({ id }) => id);
  const shown = replies.filter(({ id }) => ofThose?.includes(id) ?? true);
  const title = replies.length === 1 ? "Reply to 1 person" : `Reply to ${replies.length} people`;
  return (
    <>
      <OfficeHead
        title={title}
        note={<Link to={href("/office/inbox/:id?")}>Back to the inbox</Link>}
      />
      <div className="office-body stack replies">
        {actionData && <Sent answer={actionData} formKey={formKey} />}
        {left > 0 && (
          <Note kind="warn">
            <p>{left} of those picked are not here: 20 are answered at once.</p>
          </Note>
        )}
        {replies.length === 0 && (
          <EmptyState title="Nobody is picked">
            <p>Pick requests in the inbox, then choose ‘Reply with a template’.</p>
          </EmptyState>
        )}
        {replies.length > 0 && !actionData && (
          <PickTemplate titles={titles} chosen={template?.title ?? ""} replies={replies} />
        )}
        {template && shown.length > 0 && (
          <ReplyForm
            key={template.title}
            replies={shown}
            template={template.id ?? ""}
            formKey={formKey}
            sent={actionData}
          />
        )}
      </div>
    </>
  );
}

function Sent({
  answer,
  formKey,
}: {
  answer: NonNullable<Route.ComponentProps["actionData"]>;
  formKey: string;
}) {
  const isOver = useIsOver(answer);
  const { mails, left } = answer;
  return (
    <Note kind={left.length > 0 ? "warn" : "ok"} live>
      <p>{describeSent(answer)}</p>
      {mails.length > 0 && !isOver && (
        <Form method="post">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="token" value={mails.join(",")} />
          <Button type="submit" look="secondary" size="small" name="change" value="undo">
            Undo
          </Button>
        </Form>
      )}
    </Note>
  );
}

function describeSent({
  sent,
  left,
  undone,
  gone,
}: NonNullable<Route.ComponentProps["actionData"]>): string {
  const tooLate =
    gone === 0 ? "" : ` ${formatCount(gone, "reply", "replies")} had been sent already.`;
  if (undone > 0 || gone > 0)
    return `${undone === 0 ? "Nothing was undone." : `${formatCount(undone, "reply", "replies")} undone.`}${tooLate}`;
  const going = formatCount(sent, "reply", "replies");
  const said =
    sent === 0 ? "Nothing was sent." : `Sending ${going} in ${replyUndoSeconds} seconds.`;
  if (left.length === 0) return said;
  return `${said} ${left.length === 1 ? "1 was" : `${left.length} were`} left out: see below why.`;
}
