import { formatCount } from "../../../../domain/shared/formats/count.ts";
import { Form, href, Link } from "react-router";
import type { Route } from "./+types/replies-page";
import { repliesForms } from "../../../../domain/conversations/replies-forms.ts";
import { prepareReplies, repliesActs } from "../../../../server/inbox/replies/replies.ts";
import { answerForms } from "../../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../../server/site/office-request.ts";
import { appContext } from "../../../../server/site/page-contexts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Note } from "../../../ui/note.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeHead } from "../../shell/office-head.tsx";
import { RefusalNote } from "../../shell/form/refusal-note.tsx";
import { useIsOver } from "../../shell/form/undo-note.tsx";
import { TemplateSelect, ReplyForm } from "./replies-form.tsx";
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

export const action = answerForms(repliesActs, {
  isReply: (name) => name.startsWith("body-"),
});

/**
 * A reply to several: a text is chosen, read through for each person, and sent. What others do
 * meanwhile does not change it; sending says so.
 */
export { sendOrKeep as clientAction } from "../../shell/form/unsent-form.ts";

export default function RepliesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { replies, template, titles, left, formKey } = loaderData;
  const sent = actionData?.more;
  const ofThose = sent?.left.map(({ id }) => id);
  const shown = replies.filter(({ id }) => ofThose?.includes(id) ?? true);
  const title = `Reply to ${formatCount(replies.length, "person", "people")}`;
  return (
    <>
      <OfficeHead
        title={title}
        note={<Link to={href("/office/inbox/:id?")}>Back to the inbox</Link>}
      />
      <div className="office-body stack replies">
        <RefusalNote refusal={actionData?.refusal} />
        {sent && <Sent answer={actionData} sent={sent} formKey={formKey} />}
        {left > 0 && (
          <Note kind="warn">
            <p>You can reply to 20 at a time. {left} weren’t included.</p>
          </Note>
        )}
        {replies.length === 0 && (
          <EmptyState title="No conversations selected">
            <p>Select conversations in the inbox, then choose ‘Reply with a template’.</p>
          </EmptyState>
        )}
        {replies.length > 0 && !sent && (
          <TemplateSelect titles={titles} chosen={template?.title ?? ""} replies={replies} />
        )}
        {template && shown.length > 0 && (
          <ReplyForm
            key={template.title}
            replies={shown}
            template={template.id ?? ""}
            formKey={formKey}
            sent={sent}
          />
        )}
      </div>
    </>
  );
}

type Answer = NonNullable<Route.ComponentProps["actionData"]>;

function Sent({
  answer,
  sent: { mails, left },
  formKey,
}: {
  answer: Answer;
  sent: NonNullable<Answer["more"]>;
  formKey: string;
}) {
  const isOver = useIsOver(answer);
  return (
    <Note kind={left.length > 0 ? "warn" : "ok"} live>
      <p>{answer.done}</p>
      {mails.length > 0 && !isOver && (
        <Form method="post">
          <input type="hidden" name="key" value={formKey} />
          <input type="hidden" name="token" value={mails.join(",")} />
          <FormButton form={repliesForms.undo} look="secondary">
            Undo
          </FormButton>
        </Form>
      )}
    </Note>
  );
}
