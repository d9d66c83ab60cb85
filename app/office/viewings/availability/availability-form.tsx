import { Form } from "react-router";
import { weekDays } from "../../../../domain/shared/week-days.ts";
import type { WorkingDay } from "../../../../domain/viewings/diary/diary.ts";
import {
  travelModeNames,
  travelModes,
  type TravelMode,
} from "../../../../domain/shared/travel-modes.ts";
import { availabilityForms } from "../../../../domain/viewings/availability/availability-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { FieldFrame } from "../../../ui/field.tsx";
import { usePostedAnswer } from "../../../ui/posted-answers.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";

interface Person {
  name: string;
  week: (WorkingDay | null)[];
  hasHours: boolean;
  areas: string;
  travelsBy: TravelMode;
}

export function AvailabilityForm({
  person: { name, week, hasHours, areas, travelsBy },
  postTo,
  mayEdit,
  refusal,
}: Fields & { person: Person; postTo?: string | null }) {
  const posted = usePostedAnswer("travelsBy");
  return (
    <OfficeSection title={`${name}’s hours`}>
      <Form method="post" action={postTo ?? undefined} className="office-section__body stack">
        {!hasHours && (
          <p>
            No hours set. Until someone sets their hours, renters can choose any half hour from
            09:00 to 19:00.
          </p>
        )}
        <WeekFields week={week} mayEdit={mayEdit} refusal={refusal} />
        <p className="tiny">
          London time. A day without times is off. Viewings are from Monday to Saturday.
        </p>
        <PostedField
          refusal={refusal}
          name="areas"
          label="Postcode districts covered"
          hint="For example, E1, E2, N16. Leave blank for everywhere."
          defaultValue={areas}
          disabled={!mayEdit}
        />
        <FieldFrame name="travelsBy" label="Travel by">
          <select
            className="select"
            id="travelsBy"
            name="travelsBy"
            defaultValue={posted ?? travelsBy}
            disabled={!mayEdit}
          >
            {travelModes.map((way) => (
              <option key={way} value={way}>
                {travelModeNames[way]}
              </option>
            ))}
          </select>
        </FieldFrame>
        {mayEdit && <FormButton form={availabilityForms.hours}>Save availability</FormButton>}
      </Form>
    </OfficeSection>
  );
}

interface Fields {
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
}

function WeekFields({ week, mayEdit, refusal }: Fields & Pick<Person, "week">) {
  return weekDays.map(({ place, name: day }) => (
    <fieldset key={place} className="settings-day">
      <legend>{day}</legend>
      <PostedField
        refusal={refusal}
        name={`starts-${place}`}
        type="time"
        label="From"
        defaultValue={week[place]?.starts}
        disabled={!mayEdit}
      />
      <PostedField
        refusal={refusal}
        name={`ends-${place}`}
        type="time"
        label="Until"
        defaultValue={week[place]?.ends}
        disabled={!mayEdit}
      />
    </fieldset>
  ));
}
