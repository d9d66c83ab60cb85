import type { ComponentProps } from "react";
import { describedBy, FieldFrame, type FieldText } from "../../ui/field.tsx";

/** A sum of money. @param per after the field: `pcm` */
export function PoundsField({
  label,
  hint,
  error,
  mark,
  per,
  ...input
}: FieldText & { per: string } & Omit<ComponentProps<"input">, "className" | "id">) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} mark={mark}>
      <div className="affix">
        <span>£</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...input}
          className="input"
          id={input.name}
          aria-required={mark === "required" || undefined}
          aria-describedby={describedBy(input.name, hint, error)}
          aria-invalid={error ? true : undefined}
        />
        <span>{per}</span>
      </div>
    </FieldFrame>
  );
}
