import { type ViewingField, viewingFields } from "../brand/viewing-text.ts";
import { employmentStatuses } from "../../domain/enquiries/qualification-choices.ts";
import { Field } from "../ui/field.tsx";
import { CountField } from "./count-field.tsx";
import { SelectField } from "./select-field.tsx";
import { asked, typedPounds, type ViewingFields } from "./viewing-field.ts";

/** Step 2. */
export function CurrentStatus({ form }: { form: ViewingFields }) {
  return (
    <div className="form form--2">
      <div className="full">
        <SelectField {...asked(form, "employmentStatus")} options={employmentStatuses} />
      </div>
      <Field {...asked(form, "employer")} autoComplete="organization" maxLength={100} />
      <Field {...asked(form, "jobTitle")} autoComplete="organization-title" maxLength={100} />
      <Count form={form} name="numOfTenants" least={1} />
      <Count form={form} name="numOfChildren" least={0} />
      <Count form={form} name="numOfHouseholds" least={0} />
      <Field {...asked(form, "totalIncome")} {...typedPounds} after="a year" />
    </div>
  );
}

type Counted = {
  [Name in ViewingField]: (typeof viewingFields)[Name] extends { counted: string } ? Name : never;
}[ViewingField];

/** A count of the form with its buttons. */
export function Count({
  form,
  name,
  least,
}: {
  form: ViewingFields;
  name: Counted;
  least: number;
}) {
  return (
    <CountField
      {...asked(form, name)}
      counted={viewingFields[name].counted}
      now={form.watch(name)}
      least={least}
      onStep={(number) => form.setValue(name, String(number), { shouldValidate: true })}
    />
  );
}
