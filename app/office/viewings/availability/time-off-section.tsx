import { Form } from "react-router";
import type { StillBooked as Booked } from "../../../../domain/viewings/availability/still-booked.ts";
import { availabilityForms } from "../../../../domain/viewings/availability/availability-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../../shell/form/posted-field.tsx";
import { StillBooked } from "./still-booked.tsx";

interface TimeOff {
  id: string;
  when: string;
  reason: string;
  appointments: readonly Booked[];
  /** How many others stand in it, not of the reader's branch. */
  elsewhere: number;
}

export function TimeOffSection({
  off,
  mayEdit,
  refusal,
}: {
  off: readonly TimeOff[];
  mayEdit: boolean;
  refusal: FormRefusal | undefined;
}) {
  return (
    <OfficeSection title="Time off" count={off.length}>
      <ul className="rows">
        {off.length === 0 && <li>None ahead.</li>}
        {off.map(({ id, when, reason, appointments, elsewhere }) => (
          <li key={id} className="rows__split">
            <div className="tabular-numbers">
              {when}
              {reason !== "" && `, ${reason}`}
              <StillBooked appointments={appointments} elsewhere={elsewhere} mayEdit={mayEdit} />
            </div>
            {mayEdit && (
              <Form method="post">
                <input type="hidden" name="off" value={id} />
                <FormButton form={availabilityForms["remove-off"]} look="quiet">
                  Remove<span className="visually-hidden"> {when}</span>
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Form method="post" className="office-section__body stack">
          <div className="line line--end settings-row">
            <PostedField refusal={refusal} name="from" type="date" label="First day" required />
            <PostedField refusal={refusal} name="starts" type="time" label="From, if not all day" />
          </div>
          <div className="line line--end settings-row">
            <PostedField refusal={refusal} name="until" type="date" label="Last day" />
            <PostedField refusal={refusal} name="ends" type="time" label="Until, if not all day" />
          </div>
          <PostedField
            refusal={refusal}
            name="reason"
            label="What for"
            hint="Colleagues see it. “Leave” is enough."
            maxLength={100}
          />
          <FormButton form={availabilityForms["add-off"]} look="secondary">
            Add
          </FormButton>
        </Form>
      )}
    </OfficeSection>
  );
}
