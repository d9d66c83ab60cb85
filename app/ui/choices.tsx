import type { ComponentProps } from "react";
import { buildDescribedBy, FieldMark, FieldNotes, type FieldText } from "./field.tsx";
import { keepFocus } from "./keep-focus.ts";
import { usePostedAnswer } from "./posted-answers.ts";

/** Takes `register(name)`; the first tile's id is the name, for error summaries. */
export function Choices({
  label,
  hint,
  error,
  mark,
  options,
  wide = false,
  chosen,
  ...radio
}: FieldText & {
  options: readonly { value: string; label: string }[];
  wide?: boolean;
  /** What is chosen at first, unless a posted form says otherwise. */
  chosen?: string | undefined;
} & Omit<ComponentProps<"input">, "className" | "id" | "type" | "value">) {
  const { name } = radio;
  const posted = usePostedAnswer(name);
  const classes = ["field", error && "field--error", wide && "full"].filter(Boolean);
  return (
    <fieldset
      className={classes.join(" ")}
      role="radiogroup"
      aria-required={mark === "required" || undefined}
      aria-describedby={buildDescribedBy(name, hint, error)}
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
              defaultChecked={(posted ?? chosen) === option.value || undefined}
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
