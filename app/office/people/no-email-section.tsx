import { Form } from "react-router";
import { ConfirmAddress } from "../shell/form/confirm-address.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/form/posted-field.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";

/** For a contact with a phone number only: what that means, and a form for their first email address. */
export function NoEmailSection({
  firstname,
  mayEdit,
  typed,
  refusal,
}: {
  firstname: string;
  mayEdit: boolean;
  /** Of the form that was refused. */
  typed: string | undefined;
  refusal: FormRefusal | undefined;
}) {
  return (
    <OfficeSection title="No email" look="warn">
      <div className="office-section__body stack">
        <p>
          Nothing is mailed to {firstname}: no confirmation, no reminder, no link to their page.
          Ring or text them.
        </p>
        {mayEdit && (
          <Form method="post" noValidate className="stack">
            <PostedField
              refusal={refusal}
              name="email"
              type="email"
              label="Email"
              autoComplete="off"
              defaultValue={typed ?? ""}
            />
            <ConfirmAddress
              id="email-confirmed"
              note="Anyone who can read this mailbox can open their page with the links we email."
              refusal={refusal}
            />
            <FormButton form={personForms["add-email"]}>Add email</FormButton>
          </Form>
        )}
      </div>
    </OfficeSection>
  );
}
