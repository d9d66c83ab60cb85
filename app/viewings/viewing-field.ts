import type { UseFormReturn } from "react-hook-form";
import { type ViewingField, viewingFields } from "../brand/viewing-text.ts";

export type ViewingFieldsForm = Pick<
  UseFormReturn<Record<string, string>>,
  "register" | "formState" | "setValue" | "watch"
>;

/** The fields that may be left empty (renter specification, section 5). */
const optionalFields = new Set<ViewingField>([
  "employer",
  "jobTitle",
  "duration",
  "movingReason",
  "vacatingDate",
]);

/** What a field's control takes: its registration, words, mark and error. */
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

/** Of a field that takes pounds: how it looks, and which keys a phone shows. */
export const poundsInputProps = { before: "£", inputMode: "numeric", autoComplete: "off" } as const;
