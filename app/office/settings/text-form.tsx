import { useState } from "react";
import { Form } from "react-router";
import { maxReply, templateFields } from "../../../domain/conversations/reply-template.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type Example, TextPreview } from "./text-preview.tsx";
import type { FormRefusal } from "../shell/posted-field.tsx";

type Entered = Readonly<Partial<Record<string, string>>>;

/** For a new text, or one of the agency's own. What was entered stays after a refusal. */
export function TextForm({
  text,
  example,
  refusal,
  entered,
}: {
  text: { id: string | null; title: string; body: string } | null;
  /** For the preview, which follows what is typed. */
  example: Example | null;
  refusal: FormRefusal | undefined;
  entered: Entered | undefined;
}) {
  const [body, setBody] = useState(entered?.["body"] ?? text?.body ?? "");
  const errorOf = (name: string) => {
    const error = refusal?.errors?.find(({ path }) => path === name)?.message;
    return error === undefined ? {} : { error };
  };
  return (
    <OfficeSection title={text === null ? "A new text" : `Change “${text.title}”`}>
      <Form method="post" className="office-section__body stack settings-text">
        {text?.id && <input type="hidden" name="id" value={text.id} />}
        <Field
          name="title"
          label="Title"
          maxLength={60}
          defaultValue={entered?.["title"] ?? text?.title}
          {...errorOf("title")}
        />
        <TextArea
          name="body"
          label="Text"
          maxLength={maxReply}
          defaultValue={body}
          onChange={({ target }) => setBody(target.value)}
          {...errorOf("body")}
        />
        {example && body.trim() !== "" && <TextPreview body={body} example={example} />}
        <FieldList />
        <div className="settings-row">
          <Button type="submit" size="small" name="change" value="save">
            Save
          </Button>
          {text !== null && (
            <Button type="submit" look="quiet" size="small" name="change" value="delete">
              Delete it
            </Button>
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
