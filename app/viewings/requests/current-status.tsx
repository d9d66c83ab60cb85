import type { ComponentProps } from "react";
import { type ViewingField, viewingFields } from "../../brand/texts/viewing-text.ts";
import { employmentStatuses } from "../../../domain/enquiries/qualification-choices.ts";
import { Field, buildDescribedBy, FieldFrame, type FieldText } from "../../ui/field.tsx";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { SelectField } from "./select-field.tsx";
import { getFieldProps, poundsInputProps, type ViewingFieldsForm } from "./viewing-field.ts";

export function CurrentStatusFields({ form }: { form: ViewingFieldsForm }) {
  return (
    <div className="form form--two-columns">
      <div className="full">
        <SelectField {...getFieldProps(form, "employmentStatus")} options={employmentStatuses} />
      </div>
      <Field {...getFieldProps(form, "employer")} autoComplete="organization" maxLength={100} />
      <Field
        {...getFieldProps(form, "jobTitle")}
        autoComplete="organization-title"
        maxLength={100}
      />
      <ViewingCountField form={form} name="numOfTenants" min={1} />
      <ViewingCountField form={form} name="numOfChildren" min={0} />
      <ViewingCountField form={form} name="numOfHouseholds" min={0} />
      <Field {...getFieldProps(form, "totalIncome")} {...poundsInputProps} after="a year" />
    </div>
  );
}

type CountFieldName = {
  [Name in ViewingField]: (typeof viewingFields)[Name] extends { counted: string } ? Name : never;
}[ViewingField];

export function ViewingCountField({
  form,
  name,
  min,
}: {
  form: ViewingFieldsForm;
  name: CountFieldName;
  min: number;
}) {
  return (
    <CountField
      {...getFieldProps(form, name)}
      counted={viewingFields[name].counted}
      currentText={form.watch(name)}
      min={min}
      onStep={(number) => form.setValue(name, String(number), { shouldValidate: true })}
    />
  );
}

function CountField({
  label,
  hint,
  error,
  mark,
  counted,
  currentText,
  min,
  onStep,
  ...input
}: FieldText & {
  counted: string;
  currentText: string | undefined;
  min: number;
  onStep: (number: number) => void;
} & Omit<ComponentProps<"input">, "className" | "id">) {
  // Without the script the buttons would do nothing.
  const hydrated = useHydrated();
  const number = /^\d{1,3}$/.test(currentText ?? "") ? Number(currentText) : null;
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} mark={mark}>
      <div className="affix counter">
        {hydrated && (
          <button
            type="button"
            aria-label={`Fewer ${counted}`}
            aria-disabled={number === null || number <= min}
            onClick={() => number !== null && number > min && onStep(number - 1)}
          >
            <Icon name="minus" />
          </button>
        )}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={usePostedAnswer(input.name)}
          {...input}
          className="input"
          id={input.name}
          aria-required={mark === "required" || undefined}
          aria-describedby={buildDescribedBy(input.name, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        {hydrated && (
          <button
            type="button"
            aria-label={`More ${counted}`}
            onClick={() => onStep(number === null ? min : number + 1)}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}
