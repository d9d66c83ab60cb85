import { href, Link, Form } from "react-router";
import { useState } from "react";
import type { Route } from "./+types/texts-page";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { textForms } from "../../../domain/conversations/text-forms.ts";
import { listReplyTemplates, textActs } from "../../../server/inbox/replies/reply-templates.ts";
import { findTemplateExample } from "../../../server/inbox/replies/find-template-example.ts";
import { answerForms } from "../../../server/site/answer-forms.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { OfficeForms, OfficeResult } from "../shell/form/office-result.tsx";
import { useMaySend, FormButton } from "../shell/form/form-button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { SettingsNav } from "./settings-nav.tsx";
import {
  fillTemplate,
  type TemplateValues,
  templateFields,
} from "../../../domain/conversations/reply-template.ts";
import { TextArea } from "../../ui/field.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";
import "./settings.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const signedIn = getSignedIn({ context });
  const texts = await listReplyTemplates(app.database.orm);
  const chosen = texts.find(({ id }) => id !== null && id === url.searchParams.get("text"));
  return {
    texts,
    chosen: chosen ?? null,
    example: await findTemplateExample(app, signedIn),
  };
}

export const action = answerForms(textActs);

export { sendOrKeep as clientAction } from "../shell/form/unsent-form.ts";

export default function TextsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, chosen, example } = loaderData;
  const mayManage = useMaySend(textForms.save);
  return (
    <>
      <OfficeHead title="Settings" note="Saved replies to common questions" />
      <SettingsNav />
      <div className="office-body office-list">
        <OfficeForms answer={actionData}>
          <OfficeResult />
          <TextList texts={texts} example={example} mayManage={mayManage} />
          {mayManage && (
            <TextForm key={chosen?.id ?? `new ${texts.length}`} text={chosen} example={example} />
          )}
        </OfficeForms>
      </div>
    </>
  );
}

type Texts = Route.ComponentProps["loaderData"]["texts"];

function TextList({
  texts,
  example,
  mayManage,
}: {
  texts: Texts;
  example: Example | null;
  mayManage: boolean;
}) {
  const areSuggestions = texts.every(({ id }) => id === null);
  return (
    <OfficeSection
      title={areSuggestions ? "Suggested templates" : "Templates"}
      count={texts.length}
    >
      <ul className="rows">
        {texts.map(({ id, title, body, timesUsed }) => (
          <li key={id ?? title} className="rows__split">
            <div>
              <b>{title}</b>
              <p className="settings-text__body">{body}</p>
              {example && (
                <details>
                  <summary>
                    Preview with an example<span className="visually-hidden">: {title}</span>
                  </summary>
                  <TextPreview body={body} example={example} />
                </details>
              )}
              {id !== null && <p className="tiny">Used {formatCount(timesUsed, "time")}</p>}
            </div>
            {mayManage && id !== null && (
              <Link to={`${href("/office/settings/templates")}?text=${id}#title`}>
                Change<span className="visually-hidden"> {title}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {areSuggestions && (
        <p className="office-section__body tiny">We’ll suggest these until you add your own.</p>
      )}
    </OfficeSection>
  );
}

const { save } = textForms;

/** For a new text, or one of the agency's own. What was entered stays after a refusal. */
function TextForm({
  text,
  example,
}: {
  text: { id: string | null; title: string; body: string } | null;
  /** For the preview, which follows what is typed. */
  example: Example | null;
}) {
  const { refusal, typed } = useAnswerTo(save.name);
  const [body, setBody] = useState(typed?.["body"] ?? text?.body ?? "");
  const error = refusal?.errors?.find(({ path }) => path === "body")?.message;
  return (
    <OfficeSection title={text === null ? "New template" : `Change “${text.title}”`}>
      <Form method="post" className="office-section__body stack settings-text">
        {text?.id && <input type="hidden" name="id" value={text.id} />}
        <OfficeField form={save.name} name="title" field={save.fields.title} value={text?.title} />
        <TextArea
          name="body"
          label={save.fields.body.label}
          maxLength={save.fields.body.max}
          defaultValue={body}
          onChange={({ target }) => setBody(target.value)}
          {...(error !== undefined && { error })}
        />
        {example && body.trim() !== "" && <TextPreview body={body} example={example} />}
        <FieldList />
        <div className="line line--end settings-row">
          <FormButton form={save}>Save template</FormButton>
          {text !== null && (
            <FormButton form={textForms.delete} look="quiet">
              Delete template
            </FormButton>
          )}
        </div>
      </Form>
    </OfficeSection>
  );
}

function FieldList() {
  return (
    <details>
      <summary>Fields you can use</summary>
      <dl className="terms settings-fields">
        {Object.entries(templateFields).map(([name, meaning]) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface Example {
  name: string;
  values: TemplateValues;
}

/** The text as somebody who asked last would read it. */
function TextPreview({ body, example }: { body: string; example: Example }) {
  const { text, missing } = fillTemplate(body, example.values);
  return (
    <figure className="settings-preview">
      <figcaption className="tiny">As {example.name} would read it</figcaption>
      <p className="settings-text__body">{text}</p>
      {missing.length > 0 && (
        <p className="tiny">
          Fill these in yourself: {missing.map((field) => `{${field}}`).join(", ")}
        </p>
      )}
    </figure>
  );
}
