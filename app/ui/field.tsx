import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { formatInteger } from "../../domain/shared/grouped.ts";

export interface FieldText {
  /** Also the element's id, so that an error summary can link to it. */
  name: string;
  label: string;
  hint?: string;
  /** Shown under the field, word for word. */
  error?: string;
  /** Marks it as a field that may not be left empty, or may. Without it the form says which. */
  mark?: "required" | "optional";
}

/**
 * A labelled input with its hint and its error. Takes what `register(name)` returns.
 * @param before stands before the input, `£`
 * @param after stands behind it, `a year`
 */
export function Field({
  label,
  hint,
  error,
  mark,
  before,
  after,
  ...input
}: FieldText & { before?: string; after?: string } & Omit<
    ComponentProps<"input">,
    "className" | "id"
  >) {
  const box = (
    <input
      type="text"
      {...input}
      aria-required={mark === "required" || undefined}
      className="input"
      id={input.name}
      aria-describedby={describedBy(input.name, hint, error)}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error} mark={mark}>
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

/** @param count shown under the field: how many characters of how many */
export function TextArea({
  label,
  hint,
  error,
  mark,
  count,
  ...area
}: FieldText & { count?: { now: number; most: number } } & Omit<
    ComponentProps<"textarea">,
    "className" | "id"
  >) {
  return (
    <FieldFrame name={area.name} label={label} hint={hint} error={error} mark={mark}>
      <textarea
        {...area}
        aria-required={mark === "required" || undefined}
        className="textarea"
        id={area.name}
        aria-describedby={describedBy(area.name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      {count && (
        <p className="count">
          {formatInteger(count.now)} of {formatInteger(count.most)}
        </p>
      )}
    </FieldFrame>
  );
}

/** A field's label, hint and error around its control, whose id is `name`. */
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

/** After a label: an asterisk, or the word. */
export function FieldMark({ mark }: Pick<FieldText, "mark">) {
  if (mark === undefined) return null;
  return mark === "optional" ? (
    <span className="opt"> (optional)</span>
  ) : (
    <span className="req" aria-hidden="true">
      {" "}
      *
    </span>
  );
}

/** What `describedBy` names. */
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

/** What is wrong with a field; its id is the field's name and `-error`. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="error" id={`${name}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}

/** Ids of a control's hint and error, for `aria-describedby`. */
export function describedBy(name: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
