import { fillTemplate, type TemplateValues } from "../../../domain/conversations/reply-template.ts";

export interface Example {
  name: string;
  values: TemplateValues;
}

/** The text as somebody who asked last would read it. */
export function TextPreview({ body, example }: { body: string; example: Example }) {
  const { text, missing } = fillTemplate(body, example.values);
  return (
    <figure className="settings-preview">
      <figcaption className="tiny">As {example.name} would read it</figcaption>
      <p className="settings-text__body">{text}</p>
      {missing.length > 0 && (
        <p className="tiny">
          Not known there, and to be filled in by hand:{" "}
          {missing.map((field) => `{${field}}`).join(", ")}
        </p>
      )}
    </figure>
  );
}
