import { tenantStepsText } from "../../brand/texts/offer-steps-text.ts";
import { Field } from "../../ui/field.tsx";
import type { StepForm } from "../steps/offer-step-fields.tsx";

const { fields } = tenantStepsText;

/** `shareLeft` is the unallocated percentage of the rent. */
export function OccupationFields({
  form: { register, formState },
  shareLeft,
}: {
  form: Pick<StepForm, "register" | "formState">;
  shareLeft: number;
}) {
  const getError = (name: keyof typeof fields) => formState.errors[name]?.message;
  return (
    <div className="form">
      <Field
        {...register("employer")}
        {...fields.employer}
        autoComplete="organization"
        error={getError("employer")}
      />
      <Field
        {...register("job")}
        {...fields.job}
        autoComplete="organization-title"
        error={getError("job")}
      />
      <Field
        {...register("salary")}
        {...fields.salary}
        inputMode="numeric"
        autoComplete="off"
        error={getError("salary")}
      />
      <Field
        {...register("rentshare")}
        {...fields.rentshare}
        hint={tenantStepsText.shareLeft(shareLeft)}
        inputMode="decimal"
        autoComplete="off"
        error={getError("rentshare")}
      />
    </div>
  );
}
