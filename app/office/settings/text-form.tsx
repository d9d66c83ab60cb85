import { useState } from "react";
import { Form } from "react-router";
import { textForms } from "../../../domain/conversations/text-forms.ts";
import { templateFields } from "../../../domain/conversations/reply-template.ts";
import { TextArea } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type Example, TextPreview } from "./text-preview.tsx";
import { useAnswerTo } from "../shell/office-answer.ts";
import { OfficeField } from "../shell/office-field.tsx";
import { FormButton } from "../shell/form-button.tsx";

const { save } = textForms;

/** For a new text, or one of the agency's own. What was entered stays after a refusal. */
export function TextForm({
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
    <OfficeSection title={text === null ? "A new text" : `Change “${text.title}”`}>
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
        <div className="settings-row">
          <FormButton form={save}>Save</FormButton>
          {text !== null && (
            <FormButton form={textForms.delete} look="quiet">
              Delete it
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
      <summary>Fields that are filled in</summary>
      <dl className="settings-fields">
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
