import { useContext } from "react";
import { Form } from "react-router";
import type { PageSettings } from "../../../../domain/agency/agency-settings.ts";
import { availabilityForms } from "../../../../domain/viewings/availability/availability-forms.ts";
import { PostedAnswers } from "../../../ui/posted-answers.ts";
import { SettingFields } from "../../settings/setting-fields.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import type { FormRefusal } from "../../shell/form/posted-field.tsx";

export function DiarySettingsForm({
  settings,
  refusal,
}: {
  settings: PageSettings<"diary">;
  refusal: FormRefusal | undefined;
}) {
  const posted = useContext(PostedAnswers);
  const typed = posted["change"] === "settings" ? posted : undefined;
  return (
    <OfficeSection title="Travel and changes">
      <Form method="post" className="office-section__body stack">
        <SettingFields page="diary" values={settings} refusal={refusal} typed={typed} />
        <FormButton form={availabilityForms.settings}>Save travel and changes</FormButton>
      </Form>
    </OfficeSection>
  );
}
