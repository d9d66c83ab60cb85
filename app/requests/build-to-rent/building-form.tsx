import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { buildToRentText } from "../../brand/texts/build-to-rent-text.ts";
import { trackBooking } from "../../forms/analytics.ts";
import { NameFields, PhoneEmailFields } from "../../forms/applicant/applicant-fields.tsx";
import { MessageField } from "../../forms/applicant/message-field.tsx";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { saveContact, SavedContacts } from "../../forms/applicant/saved-contacts.tsx";
import { buildingPlan } from "./building-request.ts";

const text = buildToRentText.form;

export function BuildingForm({
  posted,
  onSent,
}: {
  posted?: PostedForm | undefined;
  onSent: (firstname: string) => void;
}) {
  return (
    <OneStepForm
      className="building-form"
      plan={buildingPlan}
      posted={posted}
      draftKey="draft:build-to-rent"
      track={trackBooking}
      onSent={(answers) => {
        saveContact(answers);
        onSent(answers.firstname);
      }}
      actionsClass="row"
      block
      missing={text.missing}
    >
      {(form) => (
        <>
          <SavedContacts
            onChoose={(applicant) => {
              form.reset({ ...form.getValues(), ...applicant });
              document.getElementById("email")?.focus();
            }}
          />
          <NameFields form={form} />
          <PhoneEmailFields form={form} />
          <MessageField form={form} name="freetext" label={text.building} mark="optional" />
        </>
      )}
    </OneStepForm>
  );
}
