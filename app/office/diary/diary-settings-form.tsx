import { Form } from "react-router";
import { type MinutesPerKm, wayNames, waysOfTravel } from "../../../domain/viewings/travel.ts";
import { availabilityForms } from "../../../domain/viewings/availability-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

export function DiarySettingsForm({
  settings: { minutesPerKm, changeLimitHours, namesInCalendars },
  refusal,
}: {
  settings: { minutesPerKm: MinutesPerKm; changeLimitHours: number; namesInCalendars: boolean };
  refusal: FormRefusal | undefined;
}) {
  const isPosted = usePostedAnswer("change") === "settings";
  const posted = usePostedAnswer("namesInCalendars");
  return (
    <OfficeSection title="Ways and changes, for everybody">
      <Form method="post" className="office-section__body stack">
        <p className="tiny">
          Ways between homes are reckoned along the straight line: so many minutes for a kilometre.
        </p>
        <div className="diary-ways">
          {waysOfTravel.map((way) => (
            <PostedField
              key={way}
              refusal={refusal}
              name={way}
              inputMode="decimal"
              label={wayNames[way]}
              after="minutes"
              defaultValue={minutesPerKm[way]}
            />
          ))}
        </div>
        <PostedField
          refusal={refusal}
          name="changeLimitHours"
          inputMode="numeric"
          label="Renters move or cancel by themselves until"
          after="hours before"
          defaultValue={changeLimitHours}
        />
        <label className="check">
          <input
            type="checkbox"
            name="namesInCalendars"
            defaultChecked={isPosted ? posted === "on" : namesInCalendars}
          />
          <span>
            Calendars that colleagues subscribe to name the renters. Other companies’ servers then
            hold these names.
          </span>
        </label>
        <FormButton form={availabilityForms.settings}>Save</FormButton>
      </Form>
    </OfficeSection>
  );
}
