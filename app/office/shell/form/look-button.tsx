import type { ReactNode } from "react";
import type { OfficeForm } from "../../../../domain/staff/office-forms.ts";
import { FormButton } from "./form-button.tsx";

/**
 * The button that sends, with another name, beside it: a form sends only the one that was pressed.
 * @param children whose or which, for those who don't see it beside
 */
export function LookButton({
  form,
  mails = "mails",
  children,
}: {
  form: OfficeForm;
  mails?: "mail" | "mails";
  children?: ReactNode;
}) {
  return (
    <FormButton form={form} look="quiet" onlyLooks>
      Look at the {mails} first
      {children}
    </FormButton>
  );
}
