import type { Option } from "../../../../domain/shared/fields/fields.ts";
import { buildDescribedBy, FieldError, FieldFrame, type FieldText } from "../../../ui/field.tsx";
import "./office-inputs.css";

/** What is said of a field, with its id on the page. */
export type Said = Omit<FieldText, "name"> & { id: string };

export function Tick({
  name,
  label,
  value,
}: {
  name: string;
  label: string;
  value: string | undefined;
}) {
  return (
    <label className="line">
      <input type="checkbox" name={name} defaultChecked={value === "on"} /> {label}
    </label>
  );
}

export function FileInput({ said, name }: { said: Said; name: string }) {
  const { id, hint, error } = said;
  return (
    <FieldFrame {...said} name={id}>
      <input
        type="file"
        id={id}
        name={name}
        accept=".pdf,.docx,.jpg,.jpeg,.png,.webp,.heic"
        aria-describedby={buildDescribedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

export function Radios({
  said: { id, label, error },
  given: { name, defaultValue },
  options,
  none,
}: {
  said: Said;
  given: { name: string; defaultValue: string };
  options: readonly Option[];
  none: string | undefined;
}) {
  const all = none === undefined ? options : [...options, { value: "", label: none }];
  return (
    <fieldset
      className={error ? "field field--error office-radios" : "field office-radios"}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="label">{label}</legend>
      {all.map((option) => (
        <label key={option.value} className="check">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError name={id} error={error} />
    </fieldset>
  );
}
