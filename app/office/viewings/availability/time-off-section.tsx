import { Form } from "react-router";
import type { StillBooked as Booked } from "../../../../domain/viewings/availability/still-booked.ts";
import { availabilityForms } from "../../../../domain/viewings/availability/availability-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { OfficeField } from "../../shell/form/office-field.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";
import { StillBooked } from "./still-booked.tsx";

const { name: form, fields } = availabilityForms["add-off"];

interface TimeOff {
  id: string;
  when: string;
  reason: string;
  appointments: readonly Booked[];
  /** How many others stand in it, not of the reader's branch. */
  elsewhere: number;
}

export function TimeOffSection({ off, mayEdit }: { off: readonly TimeOff[]; mayEdit: boolean }) {
  return (
    <OfficeSection title="Time off" count={off.length}>
      <ul className="rows">
        {off.length === 0 && <li>No time off booked.</li>}
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
            <OfficeField form={form} name="from" field={fields.from} />
            <OfficeField form={form} name="starts" field={fields.starts} />
          </div>
          <div className="line line--end settings-row">
            <OfficeField form={form} name="until" field={fields.until} />
            <OfficeField form={form} name="ends" field={fields.ends} />
          </div>
          <OfficeField form={form} name="reason" field={fields.reason} />
          <FormButton form={availabilityForms["add-off"]} look="secondary">
            Add time off
          </FormButton>
        </Form>
      )}
    </OfficeSection>
  );
}
