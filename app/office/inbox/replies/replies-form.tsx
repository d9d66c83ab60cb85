import { Form, href, Link, useNavigation } from "react-router";
import { repliesForms } from "../../../../domain/conversations/replies-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Route } from "./+types/replies-page";

type Reply = Route.ComponentProps["loaderData"]["replies"][number];

/** Which text. It loads the page anew with it, by script as soon as it is chosen. */
export function TemplateSelect({
  titles,
  chosen,
  replies,
}: {
  titles: readonly string[];
  chosen: string;
  replies: readonly Reply[];
}) {
  return (
    <Form className="line line--tight">
      {replies.map(({ id }) => (
        <input key={id} type="hidden" name={`pick-${id}`} value="on" />
      ))}
      <label>
        Template{" "}
        <select className="select" name="text" defaultValue={chosen}>
          {titles.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <Button type="submit" look="secondary" size="small">
        Fill in template for everyone
      </Button>
    </Form>
  );
}

/** What each person gets, to be changed where it does not fit. */
export function ReplyForm({
  replies,
  template,
  formKey,
  sent,
}: {
  replies: readonly Reply[];
  template: string;
  formKey: string;
  sent: NonNullable<Route.ComponentProps["actionData"]>["more"];
}) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="template" value={template} />
      {replies.map((reply) => (
        <OneReply
          key={reply.id}
          reply={reply}
          text={sent?.texts[`body-${reply.id}`] ?? reply.text}
          reason={sent?.left.find(({ id }) => id === reply.id)?.reason}
        />
      ))}
      <p className="line line--tight">
        <FormButton form={repliesForms.send} look="secondary" size="usual" busy={isBusy}>
          Send replies
        </FormButton>
        <FormButton form={repliesForms["send-and-close"]} size="usual" busy={isBusy}>
          Send replies and close
        </FormButton>
      </p>
    </Form>
  );
}

function OneReply({
  reply: { id, name, home, lastSeen, problem, missing },
  text,
  reason,
}: {
  reply: Reply;
  text: string;
  reason: string | undefined;
}) {
  const open = (
    <Link to={href("/office/inbox/:id?", { id })}>
      Open<span className="visually-hidden"> {name}</span>
    </Link>
  );
  if (problem !== null) {
    return (
      <p className="replies__left">
        <b>{name}</b> {problem} {open}
      </p>
    );
  }
  return (
    <fieldset className="replies__one">
      <legend>
        <label>
          <input type="checkbox" name={`send-${id}`} defaultChecked={reason === undefined} /> {name}
        </label>
        {home && `, ${home}`} {open}
      </legend>
      {reason !== undefined && <p className="replies__reason">{reason}</p>}
      {reason === undefined && missing.length > 0 && (
        <p className="replies__reason">
          Fill in {missing.map((field) => `{${field}}`).join(", ")}. We don’t have this for them.
        </p>
      )}
      <input type="hidden" name={`lastSeen-${id}`} value={lastSeen} />
      <textarea
        className="textarea"
        name={`body-${id}`}
        rows={6}
        aria-label={`Reply to ${name}`}
        defaultValue={text}
      />
    </fieldset>
  );
}
