import { calendarForms } from "../../../domain/staff/account-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";

/** The address that a calendar program reads. It is shown once, when it is made. */
export function CalendarSection({
  calendar: { added, read },
  address,
}: {
  calendar: { added: string | null; read: string | null };
  address: string | null;
}) {
  return (
    <OfficeSection title="Your diary in another calendar">
      <Form method="post" className="office-section__body stack">
        {address !== null && (
          <>
            <label className="label" htmlFor="calendar-address">
              Copy it now: it is shown this once
            </label>
            <input className="input" id="calendar-address" readOnly defaultValue={address} />
          </>
        )}
        <p>
          {added === null
            ? "It has no address."
            : `An address of ${added} is in use${read === null ? ", nobody has read it yet" : `, last read ${read}`}.`}
        </p>
        <p className="tiny">
          Whoever has the address can read where you are. It ends when you make a new one. Some
          calendars look only twice a day: urgent changes come by mail.
        </p>
        <div className="row">
          <FormButton form={calendarForms["renew-calendar"]} look="secondary">
            {added === null ? "Make an address" : "Make a new address"}
          </FormButton>
          {added !== null && (
            <FormButton form={calendarForms["end-calendar"]} look="quiet">
              End it
            </FormButton>
          )}
        </div>
      </Form>
    </OfficeSection>
  );
}
