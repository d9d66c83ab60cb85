import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { href } from "react-router";
import { ownEmailMessage } from "../../../domain/requests/referral.ts";
import { referralText as text } from "../../brand/referral-text.ts";
import type { PostedForm } from "../../../domain/shared/posted-form.ts";
import type { Draft } from "../../forms/draft.ts";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { useStoredDraft } from "../../forms/use-stored-draft.ts";
import { useOneStepForm } from "../../forms/use-one-step-form.ts";
import { Field } from "../../ui/field.tsx";
import { referralLabels, referralPlan } from "./referral-plan.ts";

const draftKey = "draft:referral";

interface Props {
  posted?: PostedForm | undefined;
  onSent: (landlordName: string) => void;
}

export function ReferralForm(props: Props) {
  const draft = useStoredDraft(draftKey);
  return <ReferralFormFromDraft key={draft ? "resumed" : "new"} draft={draft} {...props} />;
}

function ReferralFormFromDraft({ draft, posted, onSent }: Props & { draft: Draft | null }) {
  const state = useOneStepForm({
    ...referralPlan,
    draft,
    draftKey,
    posted,
    failurePath: href("/sorry"),
  });

  async function send(): Promise<void> {
    const answers = await state.submit();
    if (!answers) return;
    state.clear();
    onSent(answers.landlordName);
  }

  return (
    <OneStepForm
      state={state}
      sendLabel={text.send}
      labels={referralLabels}
      onSend={() => void send()}
    >
      <YourFields form={state.form} />
      <LandlordFields form={state.form} />
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
        label="Landlord's phone number"
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
