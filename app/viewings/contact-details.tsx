import type { Applicant } from "../../domain/contacts/applicant.ts";
import { Field } from "../ui/field.tsx";
import { SavedContacts } from "../forms/saved-contacts.tsx";
import { asked, type ViewingFields } from "./viewing-field.ts";

/** Step 1. @param onChoose a contact that was used in this browser before */
export function ContactDetails({
  form,
  onChoose,
}: {
  form: ViewingFields;
  onChoose: (applicant: Applicant) => void;
}) {
  return (
    <>
      <div className="form form--2">
        <Field {...asked(form, "firstname")} autoComplete="given-name" />
        <Field {...asked(form, "lastname")} autoComplete="family-name" />
        <Field {...asked(form, "phone")} type="tel" autoComplete="tel" />
        <Field {...asked(form, "email")} type="email" autoComplete="email" />
      </div>
      <SavedContacts onChoose={onChoose} />
    </>
  );
}
