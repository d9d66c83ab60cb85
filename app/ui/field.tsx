import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FieldText {
  /** Also the element's id, so that an error summary can link to it. */
  name: string;
  label: string;
  hint?: string;
  /** Shown under the field, word for word. */
  error?: string;
}

/** A labelled input with its hint and its error. Takes what `register(name)` returns. */
export function Field({
  label,
  hint,
  error,
  ...input
}: FieldText & Omit<ComponentProps<"input">, "className" | "id">) {
  return (
    <FieldFrame name={input.name} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        className="input"
        id={input.name}
        aria-describedby={describedBy(input.name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
    </FieldFrame>
  );
}

/** @param count shown under the field: how many characters of how many */
export function TextArea({
  label,
  hint,
  error,
  count,
  ...area
}: FieldText & { count?: { now: number; most: number } } & Omit<
    ComponentProps<"textarea">,
    "className" | "id"
  >) {
  return (
    <FieldFrame name={area.name} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        className="textarea"
        id={area.name}
        aria-describedby={describedBy(area.name, hint, error)}
        aria-invalid={error ? true : undefined}
      />
      {count && (
        <p className="count">
          {count.now.toLocaleString("en-GB")} of {count.most.toLocaleString("en-GB")}
        </p>
      )}
    </FieldFrame>
  );
}

function FieldFrame({ name, label, hint, error, children }: FieldText & { children: ReactNode }) {
  return (
    <div className={error ? "field field--error" : "field"}>
      <label className="label" htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="error" id={`${name}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(name: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}
