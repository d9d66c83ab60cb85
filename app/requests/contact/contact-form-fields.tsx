import type { UseFormReturn } from "react-hook-form";
import { MessageField } from "../../forms/message-field.tsx";
import { Field } from "../../ui/field.tsx";

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState" | "watch">;

export function ContactFormFields({ form }: { form: Form }) {
  const { register, formState } = form;
  const getError = (field: string) => formState.errors[field]?.message;
  return (
    <div className="form">
      <div className="form form--two-columns">
        <Field
          {...register("firstname")}
          label="First name"
          autoComplete="given-name"
          error={getError("firstname")}
        />
        <Field
          {...register("lastname")}
          label="Last name"
          autoComplete="family-name"
          error={getError("lastname")}
        />
        <Field
          {...register("phone")}
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={getError("phone")}
        />
        <Field
          {...register("email")}
          label="Email (optional)"
          type="email"
          autoComplete="email"
          error={getError("email")}
        />
      </div>
      <MessageField form={form} name="body" label="Message" />
    </div>
  );
}
