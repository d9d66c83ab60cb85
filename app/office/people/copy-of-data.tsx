import { type ReactNode, useId } from "react";
import { formatFieldName } from "../../../domain/shared/field-name.ts";

/** A copy of somebody's data as headings and lists, each value under its name. */
export function CopyOfData({ value }: { value: unknown }) {
  if (!isRecord(value)) return null;
  return Object.entries(value).map(([name, part]) => (
    <CopySection key={name} name={formatFieldName(name)}>
      <CopyValue value={part} />
    </CopySection>
  ));
}

function CopySection({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  );
}

function CopyValue({ value }: { value: unknown }): ReactNode {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) {
    if (value.length === 0) return "Nothing";
    return (
      <ol>
        {value.map((item: unknown, place) => (
          // A copy is never changed, so places are stable.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <CopyValue value={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isRecord(value)) return typeof value === "string" ? value : JSON.stringify(value);
  return (
    <dl>
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt>{formatFieldName(name)}</dt>
          <dd>
            <CopyValue value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
