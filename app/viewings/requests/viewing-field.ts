import type { UseFormReturn } from "react-hook-form";
import { type ViewingField, viewingFields } from "../../brand/texts/viewing-text.ts";

export type ViewingFieldsForm = Pick<
  UseFormReturn<Record<string, string>>,
  "register" | "formState" | "setValue" | "watch"
>;

/** Optional fields (renter specification, section 5). */
const optionalFields = new Set<ViewingField>([
  "employer",
  "jobTitle",
  "duration",
  "movingReason",
  "vacatingDate",
]);

export function getFieldProps({ register, formState }: ViewingFieldsForm, name: ViewingField) {
  const words: { label: string; hint?: string } = viewingFields[name];
  return {
    ...register(name),
    label: words.label,
    hint: words.hint,
    mark: optionalFields.has(name) ? ("optional" as const) : ("required" as const),
    error: formState.errors[name]?.message,
  };
}

export const poundsInputProps = { before: "£", inputMode: "numeric", autoComplete: "off" } as const;
