import { Form } from "react-router";
import { documentForms } from "../../../domain/documents/document-forms.ts";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";

/** Ends the wait of what a landlord sent. Sent to the page that it stands on. */
export function MarkCheckedForm({ id, name }: { id: string; name: string }) {
  const form = documentForms["mark-checked"];
  if (!useMaySend(form)) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="document" value={id} />
      <FormButton form={form} look="secondary">
        Mark as checked<span className="visually-hidden">: {name}</span>
      </FormButton>
    </Form>
  );
}
