import { Form } from "react-router";
import { EmailText } from "../../ui/email-text.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { useAnswerTo } from "../shell/form/office-answer.ts";
import { OfficeField } from "../shell/form/office-field.tsx";

interface Details {
  id: string;
  firstname: string;
  lastname: string;
  phone: string;
  email: string | null;
}

/** What each record of a person says, and the form that puts it right. */
export function DetailsSection({ contacts }: { contacts: readonly Details[] }) {
  return (
    <OfficeSection title="Name and phone">
      {contacts.map((contact) => (
        <CorrectionForm
          // Folded again once it is corrected.
          key={Object.values(contact).join(" ")}
          contact={contact}
          isOneOfMany={contacts.length > 1}
        />
      ))}
    </OfficeSection>
  );
}

function CorrectionForm({ contact, isOneOfMany }: { contact: Details; isOneOfMany: boolean }) {
  const { id, firstname, lastname, phone } = contact;
  const form = `correct-${id}`;
  const { refusal } = useAnswerTo(form);
  const shown: Readonly<Record<string, string>> = {
    contact: id,
    firstname,
    lastname,
    phone,
    "was-firstname": firstname,
    "was-lastname": lastname,
    "was-phone": phone,
  };
  return (
    <FormFold className="person__form" isAnswered={(refusal?.errors?.length ?? 0) > 0}>
      <summary>
        Correct name or phone
        {isOneOfMany && (
          <span className="tiny">
            {" "}
            {contact.email === null ? (
              "without an email"
            ) : (
              <>
                with <EmailText>{contact.email}</EmailText>
              </>
            )}
          </span>
        )}
      </summary>
      <Form method="post" noValidate autoComplete="off" className="stack" preventScrollReset>
        <input type="hidden" name="form" value={form} />
        {Object.entries(personForms.correct.fields).map(([name, field]) => (
          <OfficeField key={name} {...{ form, name, field }} value={shown[name]} />
        ))}
        <p className="tiny">
          If you change the name, you’ll need to repeat their identity check and any landlord check.
        </p>
        <FormButton form={personForms.correct} look="secondary">
          Save details<span className="visually-hidden">: {contact.email ?? phone}</span>
        </FormButton>
      </Form>
    </FormFold>
  );
}
