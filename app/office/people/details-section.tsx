import { Form } from "react-router";
import { EmailText } from "../../ui/email-text.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { type FormRefusal, PostedField } from "../shell/form/posted-field.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { personForms } from "../../../domain/contacts/person-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";

interface Details {
  id: string;
  firstname: string;
  lastname: string;
  phone: string;
  email: string | null;
}

type Fields = Readonly<Partial<Record<string, string>>>;

/** What each record of a person says, and the form that puts it right. */
export function DetailsSection({
  contacts,
  fields,
  refusal,
}: {
  contacts: readonly Details[];
  /** Of the form that was refused. */
  fields: Fields;
  refusal: FormRefusal | undefined;
}) {
  return (
    <OfficeSection title="Name and phone">
      {contacts.map((contact) => {
        const isRefused = fields["contact"] === contact.id;
        return (
          <CorrectionForm
            // Folded again once it is corrected.
            key={Object.values(contact).join(" ")}
            contact={contact}
            isOneOfMany={contacts.length > 1}
            fields={isRefused ? fields : {}}
            refusal={isRefused ? refusal : undefined}
          />
        );
      })}
    </OfficeSection>
  );
}

const inputs = [
  ["firstname", "First name", "text"],
  ["lastname", "Last name", "text"],
  ["phone", "Phone", "tel"],
] as const;

function CorrectionForm({
  contact,
  isOneOfMany,
  fields,
  refusal,
}: {
  contact: Details;
  isOneOfMany: boolean;
  fields: Fields;
  refusal: FormRefusal | undefined;
}) {
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
      <Form method="post" noValidate className="stack" preventScrollReset>
        <input type="hidden" name="contact" value={contact.id} />
        {inputs.map(([name, label, type]) => (
          <div key={name}>
            <input type="hidden" name={`was-${name}`} value={contact[name]} />
            <PostedField
              name={name}
              id={`${name}-${contact.id}`}
              type={type}
              label={label}
              autoComplete="off"
              defaultValue={fields[name] ?? contact[name]}
              refusal={refusal}
            />
          </div>
        ))}
        <p className="tiny">
          Under another name, their identity check and any check of them as a landlord must be done
          again.
        </p>
        <FormButton form={personForms.correct} look="secondary">
          Save
        </FormButton>
      </Form>
    </FormFold>
  );
}
