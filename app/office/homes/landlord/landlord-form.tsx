import { Form } from "react-router";
import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import { landlordForms, newLandlord } from "../../../../domain/landlords/landlord-forms.ts";
import { FormFold } from "../../shell/form/form-fold.tsx";
import { useAnswerTo } from "../../shell/form/office-answer.ts";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";

interface Props {
  landlord: {
    id: string;
    maxAdults: number | null;
    maxHouseholds: number | null;
  } | null;
  chosen: Choice | null;
}

const { name: form, fields } = landlordForms.set;

/** One who is known, or a new one; and what the home and its licence allow. */
export function LandlordForm({ landlord, chosen }: Props) {
  const { typed } = useAnswerTo(form);
  const isNew = Object.keys(newLandlord).some((name) => typed?.[name]);
  return (
    <Form method="post" className="short-form stack">
      <OfficeField form={form} name="landlord" field={fields.landlord} chosen={chosen} />
      <FormFold className="landlord__new" isAnswered={isNew}>
        <summary>New landlord</summary>
        <div className="stack">
          {Object.entries(newLandlord).map(([name, field]) => (
            <OfficeField key={name} form={form} name={name} field={field} />
          ))}
        </div>
      </FormFold>
      <OfficeField
        form={form}
        name="maxAdults"
        field={fields.maxAdults}
        value={landlord?.maxAdults?.toString()}
      />
      <OfficeField
        form={form}
        name="maxHouseholds"
        field={fields.maxHouseholds}
        value={landlord?.maxHouseholds?.toString()}
      />
      <p className="line">
        <FormButton form={landlordForms.set} size="usual">
          Save landlord
        </FormButton>
      </p>
    </Form>
  );
}
