import type { Applicant } from "../../domain/contacts/applicant.ts";
import { Field } from "../ui/field.tsx";
import { SavedContacts } from "../forms/saved-contacts.tsx";
import { getFieldProps, type ViewingFieldsForm } from "./viewing-field.ts";

export function ContactDetails({
  form,
  onChoose,
}: {
  form: ViewingFieldsForm;
  onChoose: (applicant: Applicant) => void;
}) {
  return (
    <>
      <div className="form form--two-columns">
        <Field {...getFieldProps(form, "firstname")} autoComplete="given-name" />
        <Field {...getFieldProps(form, "lastname")} autoComplete="family-name" />
        <Field {...getFieldProps(form, "phone")} type="tel" autoComplete="tel" />
        <Field {...getFieldProps(form, "email")} type="email" autoComplete="email" />
      </div>
      <SavedContacts onChoose={onChoose} />
    </>
  );
}
