import type { ReactNode } from "react";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { FormButton } from "./form-button.tsx";

/**
 * The button that sends, with another name, beside it: a form sends only the one that was pressed.
 * @param children whose or which, for those who don't see it beside
 */
export function LookButton({
  form,
  emails = "emails",
  children,
}: {
  form: OfficeForm;
  emails?: "email" | "emails";
  children?: ReactNode;
}) {
  return (
    <FormButton form={form} look="quiet" onlyLooks>
      Preview {emails}
      {children}
    </FormButton>
  );
}
