import type { UseFormReturn } from "react-hook-form";
import { Field } from "../ui/field.tsx";

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState">;

export function NameFields({ form: { register, formState } }: { form: Form }) {
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

export function PhoneEmailFields({ form: { register, formState } }: { form: Form }) {
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
        hint="We send the confirmation here."
        type="email"
        autoComplete="email"
        error={formState.errors["email"]?.message}
      />
    </div>
  );
}
