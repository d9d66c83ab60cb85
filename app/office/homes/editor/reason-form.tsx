import { type ReactNode, useId } from "react";
import { Form } from "react-router";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { FieldError } from "../../../ui/field.tsx";
import type { EditorAnswer } from "../shown.ts";
import { FormButton, useMaySend } from "../../shell/form/form-button.tsx";
import { FormFold } from "../../shell/form/form-fold.tsx";

/** Something that asks for a reason, behind its own words. The action refuses an empty one. */
export function ReasonForm({
  name,
  label,
  form,
  summary,
  maxLength,
  answer,
  children,
}: {
  name: string;
  label: string;
  form: OfficeForm;
  summary: ReactNode;
  maxLength: number;
  answer: EditorAnswer | undefined;
  /** Hidden fields. */
  children: ReactNode;
}) {
  // The name alone may be there twice, as a rule may have found two things.
  const id = useId();
  const error = answer?.refusal?.errors?.find(({ path }) => path === name)?.message;
  if (!useMaySend(form)) return null;
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
        <FormButton form={form} look="secondary">
          {summary}
        </FormButton>
      </Form>
    </FormFold>
  );
}
