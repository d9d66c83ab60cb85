import type { UseFormRegisterReturn } from "react-hook-form";
import { keepFocus } from "../keep-focus.ts";
import { describedBy, FieldMark, FieldNotes, type FieldText } from "../../ui/field.tsx";

/** One choice of a few, each a tile. Takes what `register(name)` returns. */
export function ChoiceTiles({
  label,
  hint,
  error,
  mark,
  options,
  wide = false,
  ...radio
}: FieldText & { options: readonly string[]; wide?: boolean } & UseFormRegisterReturn) {
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
      <div className="tiles">
        {options.map((option, index) => (
          <label key={option} className="tile">
            <input
              type="radio"
              {...radio}
              id={index === 0 ? name : `${name}-${option}`}
              value={option}
              onMouseDown={keepFocus}
              onClick={({ currentTarget }) => currentTarget.focus()}
            />
            {option.charAt(0).toUpperCase() + option.slice(1)}
          </label>
        ))}
      </div>
      <FieldNotes name={name} error={error} />
    </fieldset>
  );
}
