import { Form } from "react-router";
import { ConfirmAddress } from "../shell/form/confirm-address.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";

const { name: form, fields } = personForms["add-email"];

/** For a contact with a phone number only: what that means, and a form for their first email address. */
export function NoEmailSection({ firstname, mayEdit }: { firstname: string; mayEdit: boolean }) {
  const { refusal } = useAnswerTo(form);
  return (
    <OfficeSection title="No email" look="warn">
      <div className="office-section__body stack">
        <p>
          We can’t email {firstname}, so they get no confirmation, reminder or link to their page.
          Call or text them.
        </p>
        {mayEdit && (
          <Form method="post" noValidate autoComplete="off" className="stack">
            <OfficeField form={form} name="email" field={fields.email} />
            <ConfirmAddress
              id="email-confirmed"
              note="Anyone who can read this mailbox can use the links we email to open this person’s page."
              refusal={refusal}
            />
            <FormButton form={personForms["add-email"]}>Add email</FormButton>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}
