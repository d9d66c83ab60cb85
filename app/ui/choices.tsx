import type { ComponentProps } from "react";
import { FieldError } from "./field.tsx";

/** One of a few, as tiles. Takes what `register(name)` returns. */
export function Choices({
  label,
  hint,
  error,
  options,
  ...input
}: {
  /** Also the id of the first tile, so that an error summary can link to it. */
  name: string;
  label: string;
  hint?: string;
  /** Shown under the tiles, word for word. */
  error?: string;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<"input">, "className" | "id" | "type" | "value">) {
  const { name } = input;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={error ? "field field--error" : "field"}
      aria-describedby={described || undefined}
    >
      <legend className="label">{label}</legend>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              {...input}
              id={index === 0 ? name : undefined}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
