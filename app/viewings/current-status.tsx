import { type ViewingField, viewingFields } from "../brand/viewing-text.ts";
import { employmentStatuses } from "../../domain/enquiries/qualification-choices.ts";
import { Field } from "../ui/field.tsx";
import { CountField } from "./count-field.tsx";
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
