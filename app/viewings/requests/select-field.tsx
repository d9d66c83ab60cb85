import type { ComponentProps } from "react";
import { usePostedAnswer } from "../../ui/posted-answers.ts";
import { buildDescribedBy, FieldFrame, type FieldText } from "../../ui/field.tsx";

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
  const posted = usePostedAnswer(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error} mark={mark}>
      <select
        {...("value" in select ? {} : { defaultValue: posted })}
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
