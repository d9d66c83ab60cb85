import type { UseFormRegisterReturn } from "react-hook-form";

/** What fields need of a form: of react-hook-form's, or of one that was sent without script. */
export interface FieldForm {
  register: (
    name: string,
    options?: { onChange?: (event: { target: { value: string } }) => void },
  ) => UseFormRegisterReturn;
  formState: { errors: Partial<Record<string, { message?: string }>> };
}
