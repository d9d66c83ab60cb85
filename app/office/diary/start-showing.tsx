import { Form } from "react-router";
import { availabilityForms } from "../../../domain/viewings/availability-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

/** For a colleague who is not in the diary yet. */
export function StartShowing({ refusal }: { refusal: FormRefusal | undefined }) {
  return (
    <OfficeSection title="You show no homes yet">
      <Form method="post" className="settings-row office-section__body">
        <PostedField
          refusal={refusal}
          name="phone"
          type="tel"
          label="Your telephone on the day"
          hint="Renters see it in their confirmation."
          autoComplete="tel"
          required
        />
        <FormButton form={availabilityForms.start} look="secondary" size="usual">
          I show homes
        </FormButton>
        {refusal && <p role="alert">{refusal.detail}</p>}
      </Form>
    </OfficeSection>
  );
}
