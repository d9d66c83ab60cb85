import type { ComponentProps } from "react";
import { describedBy, FieldMark, FieldNotes, type FieldText } from "./field.tsx";
import { keepFocus } from "./keep-focus.ts";

/**
 * One of a few, as tiles. Takes what `register(name)` returns; the name is also the id of the first
 * tile, so that an error summary can link to it.
 * @param wide over the whole width of a form of two columns
 */
export function Choices({
  label,
  hint,
  error,
  mark,
  options,
  wide = false,
  ...radio
}: FieldText & {
  options: readonly { value: string; label: string }[];
  wide?: boolean;
} & Omit<ComponentProps<"input">, "className" | "id" | "type" | "value">) {
  const { name } = radio;
  const classes = ["field", error && "field--error", wide && "full"].filter(Boolean);
  return (
    <fieldset
      className={classes.join(" ")}
      role="radiogroup"
      aria-required={mark === "required" || undefined}
      aria-describedby={describedBy(name, hint, error)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="label">
        {label}
        <FieldMark mark={mark} />
      </legend>
      <FieldNotes name={name} hint={hint} />
      <div className="choices">
        {options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              {...radio}
              id={index === 0 ? name : undefined}
              type="radio"
              value={option.value}
              onMouseDown={keepFocus}
              onClick={({ currentTarget }) => currentTarget.focus()}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes name={name} error={error} />
    </fieldset>
  );
}
