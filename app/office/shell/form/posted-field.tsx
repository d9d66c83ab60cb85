import type { ComponentProps } from "react";
import type { FieldProblem } from "../../../../domain/shared/fields/posted-form.ts";
import type { FreeTimeInstead } from "../../../../domain/shared/free-time-instead.ts";
import { Field } from "../../../ui/field.tsx";

/** What an action says of a form that it refused. */
export interface FormRefusal {
  detail: string;
  errors?: readonly FieldProblem[];
  /** Of the rule of law that forbids it. */
  source?: { title: string; url: string | null };
  /** Of an appointment: when it could be instead. */
  freeTimes?: readonly FreeTimeInstead[];
  /** Sent again with the form, it is done all the same. */
  anyway?: string;
}

/** A note with it then only says again what stands beside a field. */
export function isBesideField({ detail, errors = [] }: FormRefusal): boolean {
  return errors.some(({ message }) => message === detail);
}

/** A field with its part of a refusal. */
export function PostedField({
  refusal,
  ...field
}: { refusal: FormRefusal | undefined } & ComponentProps<typeof Field>) {
  const error = refusal?.errors?.find(({ path }) => path === field.name)?.message;
  return <Field {...field} {...(error !== undefined && { error })} />;
}
