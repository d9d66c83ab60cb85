import { hoursForms } from "../../../domain/conversations/hours-forms.ts";
import { FormButton } from "../shell/form-button.tsx";
import { Form } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/posted-field.tsx";

export function ClosedDays({
  closedDays,
  mayManage,
  refusal,
  entered,
}: {
  closedDays: readonly { date: string; shown: string }[];
  mayManage: boolean;
  refusal: FormRefusal | undefined;
  /** The date that was sent and refused. */
  entered: string | undefined;
}) {
  return (
    <OfficeSection title="Closed days" count={closedDays.length}>
      <ul className="rows">
        {closedDays.length === 0 && <li>None. Bank holidays belong here.</li>}
        {closedDays.map(({ date, shown }) => (
          <li key={date} className="rows__split">
            <div className="tabular-numbers">{shown}</div>
            {mayManage && (
              <Form method="post">
                <input type="hidden" name="date" value={date} />
                <FormButton form={hoursForms["remove-day"]} look="quiet">
                  Remove<span className="visually-hidden"> {shown}</span>
                </FormButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {mayManage && (
        <Form method="post" className="settings-row office-section__body">
          <PostedField
            name="date"
            type="date"
            label="Another closed day"
            defaultValue={entered}
            refusal={refusal}
          />
          <FormButton form={hoursForms["add-day"]} look="secondary" size="usual">
            Add
          </FormButton>
        </Form>
      )}
    </OfficeSection>
  );
}
