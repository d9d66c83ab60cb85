import { href, Link } from "react-router";
import type { Route } from "./+types/replies-page";
import { prepareReplies, sendReplies } from "../../../server/inbox/replies.ts";
import { readFields } from "../../../server/site/form-post.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Note } from "../../ui/note.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
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
  const fields = await readFields(request);
  const answer = await sendReplies(context.get(appContext), getSignedIn({ context }), fields);
  return { ...answer, fields };
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
        {actionData && <Sent sent={actionData.sent} left={actionData.left.length} />}
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

function Sent({ sent, left }: { sent: number; left: number }) {
  const replies = sent === 1 ? "1 reply is on its way." : `${sent} replies are on their way.`;
  return (
    <Note kind={left > 0 ? "warn" : "ok"} live>
      <p>
        {sent === 0 ? "Nothing was sent." : replies}
        {left > 0 && ` ${left === 1 ? "1 was" : `${left} were`} left out: see below why.`}
      </p>
    </Note>
  );
}
