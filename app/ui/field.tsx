import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { usePostedAnswer } from "./posted-answers.ts";
import { formatInteger } from "../../domain/shared/text/format-integer.ts";

export interface FieldText {
  /** Also the element's id, for links from an error summary, unless it has another. */
  name: string;
  /** Where several forms of a page have a field of this name. */
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  /** Marks the field as required or optional. Without it the form says which. */
  mark?: "required" | "optional";
}

/** Takes `register(name)`. `before` is a prefix such as `£`, `after` a suffix such as `a year`. */
export function Field({
  label,
  hint,
  error,
  mark,
  before,
  after,
  id,
  defaultValue,
  ...input
}: FieldText & { before?: string; after?: string } & Omit<
    ComponentProps<"input">,
    "className" | "id"
  >) {
  const posted = usePostedAnswer(input.name);
  const ownId = id ?? input.name;
  const box = (
    <input
      type="text"
      defaultValue={posted ?? defaultValue}
      {...input}
      aria-required={mark === "required" || undefined}
      className="input"
      id={ownId}
      aria-describedby={buildDescribedBy(ownId, hint, error)}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <FieldFrame name={ownId} label={label} hint={hint} error={error} mark={mark}>
      {before || after ? (
        <div className="affix">
          {before && <span aria-hidden="true">{before}</span>}
          {box}
          {after && <span aria-hidden="true">{after}</span>}
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  mark,
  count,
  id,
  defaultValue,
  ...area
}: FieldText & { count?: { now: number; max: number } } & Omit<
    ComponentProps<"textarea">,
    "className" | "id"
  >) {
  const posted = usePostedAnswer(area.name);
  const ownId = id ?? area.name;
  return (
    <FieldFrame name={ownId} label={label} hint={hint} error={error} mark={mark}>
      <textarea
        defaultValue={posted ?? defaultValue}
        {...area}
        aria-required={mark === "required" || undefined}
        className="textarea"
        id={ownId}
        aria-describedby={buildDescribedBy(ownId, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      {count && (
        <p className="count">
          {formatInteger(count.now)} of {formatInteger(count.max)}
        </p>
      )}
    </FieldFrame>
  );
}

export function FieldFrame({
  name,
  label,
  hint,
  error,
  mark,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="label" htmlFor={name}>
        {label}
        <FieldMark mark={mark} />
      </label>
      <FieldNotes name={name} hint={hint} />
      {children}
      <FieldNotes name={name} error={error} />
    </div>
  );
}

export function FieldMark({ mark }: Pick<FieldText, "mark">) {
  if (mark === undefined) return null;
  return mark === "optional" ? (
    <span className="optional"> (optional)</span>
  ) : (
    <span className="required" aria-hidden="true">
      {" "}
      *
    </span>
  );
}

export function FieldNotes({ name, hint, error }: Pick<FieldText, "name" | "hint" | "error">) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </>
  );
}

export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${name}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}

export function buildDescribedBy(name: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
