import { Field } from "../../ui/field.tsx";
import type { FieldForm } from "../field-form.ts";

export function NameFields({ form: { register, formState } }: { form: FieldForm }) {
  return (
    <div className="form form--two-columns">
      <Field
        {...register("firstname")}
        label="First name"
        autoComplete="given-name"
        error={formState.errors["firstname"]?.message}
      />
      <Field
        {...register("lastname")}
        label="Last name"
        autoComplete="family-name"
        error={formState.errors["lastname"]?.message}
      />
    </div>
  );
}

export function PhoneEmailFields({ form: { register, formState } }: { form: FieldForm }) {
  return (
    <div className="form">
      <Field
        {...register("phone")}
        label="Phone number"
        type="tel"
        autoComplete="tel"
        error={formState.errors["phone"]?.message}
      />
      <Field
        {...register("email")}
        label="Email"
        hint="We’ll send the confirmation here."
        type="email"
        autoComplete="email"
        error={formState.errors["email"]?.message}
      />
    </div>
  );
}
