import type { ComponentProps } from "react";
import { buildDescribedBy, FieldFrame, type FieldText } from "../ui/field.tsx";

export function SelectField({
  label,
  hint,
  error,
  mark,
  options,
  none = "Choose one",
  ...select
}: FieldText & { options: readonly string[]; none?: string } & Omit<
    ComponentProps<"select">,
    "className" | "id"
  >) {
  const { name } = select;
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} mark={mark}>
      <select
        {...select}
        className="select"
        id={name}
        aria-required={mark === "required" || undefined}
        aria-describedby={buildDescribedBy(name, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
