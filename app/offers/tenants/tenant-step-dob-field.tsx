import { type FocusEvent, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { tenantStepsText } from "../../brand/offer-steps-text.ts";
import { FieldError } from "../../ui/field.tsx";
import { type DateParts, joinDate, splitDate } from "./tenant-step-dob.ts";

const text = tenantStepsText.dob;
const parts = ["day", "month", "year"] as const;

/** Three text boxes, because a date of birth is remembered rather than picked from a calendar. */
export function DobField<Answers>({
  control,
}: {
  control: Control<Record<string, string>, unknown, Answers>;
}) {
  const { field, fieldState } = useController({ control, name: "dob" });
  const [typed, setTyped] = useState(() => splitDate(field.value ?? ""));
  const error = fieldState.error?.message;

  function changePart(part: keyof DateParts, value: string): void {
    const next = { ...typed, [part]: value };
    setTyped(next);
    field.onChange(joinDate(next));
  }

  /** Validates only when focus leaves all three boxes. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.closest("fieldset")?.contains(relatedTarget)) field.onBlur();
  }

  return (
    <fieldset
      className={error ? "field field--error" : "field"}
      aria-describedby={error ? "dob-hint dob-error" : "dob-hint"}
    >
      <legend className="label">{text.label}</legend>
      <p className="hint" id="dob-hint">
        {text.hint}
      </p>
      <div className="date-parts">
        {parts.map((part, index) => (
          <label key={part} htmlFor={index === 0 ? "dob" : `dob-${part}`}>
            <span className="small">{text[part]}</span>
            <input
              className="input tabular-numbers"
              id={index === 0 ? "dob" : `dob-${part}`}
              ref={index === 0 ? field.ref : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === "year" ? 4 : 2}
              value={typed[part]}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => changePart(part, target.value)}
              onBlur={onBlur}
            />
          </label>
        ))}
      </div>
      <FieldError name="dob" error={error} />
    </fieldset>
  );
}
