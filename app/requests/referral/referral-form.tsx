import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { href } from "react-router";
import { ownEmailMessage } from "../../../domain/requests/referral.ts";
import { referralText as text } from "../../brand/texts/referral-text.ts";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { Field } from "../../ui/field.tsx";
import { referralPlan } from "./referral-plan.ts";

export function ReferralForm({
  posted,
  onSent,
}: {
  posted?: PostedForm | undefined;
  onSent: (landlordName: string) => void;
}) {
  return (
    <OneStepForm
      plan={referralPlan}
      posted={posted}
      draftKey="draft:referral"
      failurePath={href("/sorry")}
      onSent={({ landlordName }) => onSent(landlordName)}
    >
      {(form) => (
        <>
          <YourFields form={form} />
          <LandlordFields form={form} />
        </>
      )}
    </OneStepForm>
  );
}

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState" | "clearErrors">;

function YourFields({ form: { register, formState, clearErrors } }: { form: Form }) {
  // Changing either address may resolve the error under the other.
  const onChange = () => {
    if (formState.errors["landlordEmail"]?.message === ownEmailMessage)
      clearErrors("landlordEmail");
  };
  return (
    <FieldGroup title={text.you}>
      <Field
        {...register("name")}
        label="Your name"
        autoComplete="name"
        error={formState.errors["name"]?.message}
      />
      <Field
        {...register("email", { onChange })}
        label="Your email"
        type="email"
        autoComplete="email"
        error={formState.errors["email"]?.message}
      />
    </FieldGroup>
  );
}

function LandlordFields({ form: { register, formState } }: { form: Form }) {
  return (
    <FieldGroup title={text.landlord} hint={text.askFirst}>
      <Field
        {...register("landlordName")}
        label="Landlord's name"
        autoComplete="off"
        error={formState.errors["landlordName"]?.message}
      />
      <Field
        {...register("landlordEmail")}
        label="Landlord's email"
        type="email"
        autoComplete="off"
        error={formState.errors["landlordEmail"]?.message}
      />
      <Field
        {...register("landlordPhone")}
        label="Landlord’s phone number"
        type="tel"
        autoComplete="off"
        error={formState.errors["landlordPhone"]?.message}
      />
    </FieldGroup>
  );
}

function FieldGroup({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="referral__group">
      <legend className="display">{title}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="form form--two-columns">{children}</div>
    </fieldset>
  );
}
