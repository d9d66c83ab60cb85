import type { PageSettings } from "../../../domain/agency/agency-settings.ts";
import { hoursForms } from "../../../domain/conversations/hours-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form } from "react-router";
import { FieldError } from "../../ui/field.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { FormRefusal } from "../shell/posted-field.tsx";
import { DayFields } from "./day-fields.tsx";
import { SettingFields } from "./setting-fields.tsx";

export function HoursForm({
  week,
  settings,
  mark,
  postTo,
  mayManage,
  refusal,
  entered,
}: {
  week: readonly ({ opens: string; closes: string } | null)[];
  settings: PageSettings<"hours">;
  mark: string;
  /** Of the page, with the hours that it shows: it is told what they were. */
  postTo: string;
  mayManage: boolean;
  refusal: FormRefusal | undefined;
  /** What was sent and refused. */
  entered: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const weekError = refusal?.errors?.find(({ path }) => path === "week")?.message;
  return (
    <OfficeSection title="Office hours and promise">
      <Form method="post" action={postTo} className="office-section__body stack">
        <input type="hidden" name="mark" value={mark} />
        <FieldError name="week" error={weekError} />
        <DayFields week={week} mayManage={mayManage} refusal={refusal} entered={entered} />
        <p className="tiny">London time. A day without times is closed.</p>
        <SettingFields
          page="hours"
          values={settings}
          refusal={refusal}
          typed={entered}
          disabled={!mayManage}
        />
        {mayManage && <FormButton form={hoursForms.hours}>Save</FormButton>}
      </Form>
    </OfficeSection>
  );
}
