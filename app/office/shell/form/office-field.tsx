import type { Choice } from "../../../../domain/shared/fields/choice.ts";
import type { Field as FieldOf, Option } from "../../../../domain/shared/fields/fields.ts";
import {
  buildDescribedBy,
  Field,
  FieldFrame,
  TextArea,
  FieldError,
  type FieldText,
} from "../../../ui/field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import "./office-inputs.css";
import { useAnswerTo } from "./office-answer.ts";

interface OfficeFieldProps {
  /** Which of the page's forms. */
  form: string;
  name: string;
  field: FieldOf;
  options?: readonly Option[];
  /** What stands in it before somebody types. */
  value?: string | undefined;
  /** London date after which no day is chosen. */
  until?: string;
  /** What is chosen, of a record. */
  chosen?: Choice | null;
}

/** What is said of a field, with its id on the page. */
type Said = Omit<FieldText, "name"> & { id: string };

function Tick({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <label className="line">
      <input type="checkbox" name={name} defaultChecked={value === "on"} /> {label}
    </label>
  );
}

function FileInput({ said, name }: { said: Said; name: string }) {
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

function Radios({
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

/** One field of a form, with what was typed and its part of a refusal. */
export function OfficeField(props: OfficeFieldProps) {
  const { form, name, field, options = field.options ?? [], value = "", until, chosen } = props;
  const { refusal, typed } = useAnswerTo(form);
  const { input, label, hint, max, rows = 3, required, optional, kind } = field;
  const mark = optional && ("optional" as const);
  const error = refusal?.errors?.find(({ path }) => path === name)?.message;
  const defaultValue = typed?.[name] ?? value;
  if (input === "hidden") return <input type="hidden" name={name} value={value} />;
  if (kind !== undefined)
    return (
      <ChoiceField {...{ kind, name, label, mark, refusal, typed: typed ?? {}, hint, chosen }} />
    );
  const latest = until === undefined ? {} : { max: until };
  const id = `${form}-${name}`;
  const said = { id, label, ...(hint && { hint }), ...(error && { error }), ...(mark && { mark }) };
  const given = { name, defaultValue, required, ...(max && { maxLength: max }) };
  // What is not ticked does not come.
  if (input === "tick") return <Tick {...{ name, label }} value={typed ? typed[name] : value} />;
  if (input === "file") return <FileInput {...{ said, name }} />;
  if (input === "radio") return <Radios {...{ said, given, options, none: field.none }} />;
  if (input === "select") return <Select {...{ said, given, options, none: field.none }} />;
  if (input === "textarea") return <TextArea {...given} {...said} rows={rows} />;
  if (input === "number") return <Field {...given} {...said} inputMode="numeric" />;
  if (input === "pounds") return <Field {...given} {...said} before="£" inputMode="decimal" />;
  return <Field {...given} {...said} {...latest} type={input === "record" ? "text" : input} />;
}

function Select({
  said,
  given,
  options,
  none,
}: {
  said: Said;
  given: { name: string; defaultValue: string };
  options: readonly Option[];
  none: string | undefined;
}) {
  const { id, hint, error } = said;
  return (
    <FieldFrame {...said} name={id}>
      <select
        className="select"
        id={id}
        {...given}
        aria-describedby={buildDescribedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
