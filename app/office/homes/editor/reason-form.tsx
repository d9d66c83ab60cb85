import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field.tsx";
import type { EditorAnswer } from "../shown.ts";
import { FormFold } from "../../shell/form/form-fold.tsx";

/** Something that asks for a reason, behind its own words. The action refuses an empty one. */
export function ReasonForm({
  name,
  label,
  change,
  summary,
  maxLength,
  answer,
  children,
}: {
  name: string;
  label: string;
  /** Of the editor's forms. */
  change: string;
  summary: ReactNode;
  maxLength: number;
  answer: EditorAnswer | undefined;
  /** Hidden fields. */
  children: ReactNode;
}) {
  // The name alone may be there twice, as a rule may have found two things.
  const id = useId();
  const error = answer?.refusal?.errors?.find(({ path }) => path === name)?.message;
  return (
    <FormFold className="edit__reason" isAnswered={error !== undefined}>
      <summary>{summary}</summary>
      <Form method="post" preventScrollReset>
        {children}
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          className="input"
          id={id}
          name={name}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <FieldError name={id} error={error} />
        <Button type="submit" look="secondary" size="small" name="change" value={change}>
          {summary}
        </Button>
      </Form>
    </FormFold>
  );
}
