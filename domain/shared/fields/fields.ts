import * as v from "valibot";
import type { ChoiceKind } from "./choice-kinds.ts";
import { isRealDate } from "../dates.ts";
import { parseLondonMoment } from "../london-time.ts";
import { penceField } from "../pence.ts";
import { pageOutOfDate } from "./page-out-of-date.ts";
import { keepable, keepableLine } from "./text-fields.ts";

/** How a field is shown: an element of the browser, a list to choose a record from, or nothing at all. */
export type Input =
  | "text"
  | "textarea"
  | "email"
  | "tel"
  | "date"
  | "time"
  | "datetime-local"
  | "select"
  | "radio"
  | "tick"
  | "number"
  | "pounds"
  | "file"
  | "record"
  | "hidden";

export interface Option {
  value: string;
  label: string;
}

/** One field of a form: what the page shows, and what is read from what somebody typed. */
export interface Field<Value = unknown> {
  label: string;
  input: Input;
  hint?: string;
  max?: number;
  /** Of a text of several lines. */
  rows?: number;
  /** The browser asks for it, too. */
  required?: true;
  /** Marked as such among others that are required. */
  optional?: true;
  /** Left out: the page knows them, such as colleagues. */
  options?: readonly Option[];
  /** Words of the choice of nothing. Left out: there is none. */
  none?: string;
  /** Of a record. */
  kind?: ChoiceKind;
  read: v.GenericSchema<string, Value>;
  /** Left out: always. */
  isRead?: (typed: Typed, name: string) => boolean;
}

/** All that came with the form. */
type Typed = Readonly<Partial<Record<string, string>>>;

export type Fields = Readonly<Record<string, Field>>;

export type Values<Of extends Fields> = { [Name in keyof Of]: v.InferOutput<Of[Name]["read"]> };

type Shown = Partial<
  Pick<Field, "input" | "hint" | "max" | "rows" | "required" | "optional" | "options" | "none">
>;

/** By a rule that others have, too. */
export function field<Value>(
  label: string,
  read: v.GenericSchema<string, Value>,
  shown: Shown = {},
): Field<Value> {
  return { label, input: "text", ...shown, read };
}

interface Words extends Shown {
  max: number;
  /** Said where it is empty. Left out: it may be. */
  missing?: string;
}

/** One line, or with the input `textarea` several. */
export function text(label: string, { missing, ...shown }: Words): Field<string> {
  const { max, input } = shown;
  const read = v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed !== "" || missing === undefined, missing ?? ""),
    v.maxLength(max, `Enter at most ${max} characters`),
    input === "textarea" ? keepable : keepableLine,
  );
  return field(label, read, shown);
}

export function day(label: string, missing: string, shown: Shown = {}): Field<string> {
  return field(label, v.pipe(v.string(), v.check(isRealDate, missing)), {
    input: "date",
    ...shown,
  });
}

/** London date and time. */
export function moment(label: string, missing: string, shown: Shown = {}): Field<Date> {
  const read = v.pipe(
    v.string(),
    v.transform((typed) => parseLondonMoment(typed.slice(0, 10), typed.slice(11, 16))),
    v.date(missing),
  );
  return field(label, read, { input: "datetime-local", ...shown });
}

export function choice<const Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  missing = "Select an option",
): Field<Value> {
  const values = Object.keys(labels).filter((one): one is Value => one in labels);
  const options = values.map((value) => ({ value, label: labels[value] }));
  return field(label, v.picklist(values, missing), { input: "select", options });
}

/** The browser sends nothing where it is not ticked. */
export function tick(label: string): Field<boolean> {
  const read = v.pipe(
    v.string(),
    v.transform((typed) => typed === "on"),
  );
  return field(label, read, { input: "tick" });
}

/** Pounds and pence as somebody types them, read as pence. */
export function pounds(label: string): Field<number> {
  return field(label, penceField, { input: "pounds" });
}

/** It comes beside the texts, among the files of the call. */
export function file(label: string, hint: string): Field<undefined> {
  const read = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  return field(label, read, { input: "file", hint });
}

/** Elsewhere it is undefined, whatever stands in it. */
export function readWhere<Value>(
  one: Field<Value>,
  isRead: (typed: Typed, name: string) => boolean,
): Field<Value | undefined> {
  return { ...one, isRead };
}

/** Not every form with this name has it. */
export function ifSent<Value>(one: Field<Value>): Field<Value | undefined> {
  return readWhere(one, (typed, name) => typed[name] !== undefined);
}

/** One of the records that the page lists, or with `none` nothing. */
export function listed(label: string, wrong: string, shown: Shown & { none: string }) {
  const id = v.nullable(v.pipe(v.string(), v.uuid(wrong)));
  return field(label, v.pipe(v.string(), emptyAsNull, id), { input: "select", ...shown });
}

const emptyAsNull = v.transform((typed: string) => (typed === "" ? null : typed));

/** A record that is found by a part of it. Without script the text says which is meant. */
export function record(
  kind: ChoiceKind,
  label: string,
  { missing, ...shown }: Shown & { missing?: string },
): Field<string> {
  const isThere = v.check((id: string) => id !== "" || missing === undefined, missing ?? "");
  const read = v.pipe(
    v.string(),
    isThere,
    v.maxLength(40, "Select an option from the list"),
    keepableLine,
  );
  return { ...field(label, read, { input: "record", ...shown }), kind };
}

/** The page wrote it into the form. */
export function hidden<Value>(read: v.GenericSchema<string, Value>): Field<Value> {
  return field("", read, { input: "hidden" });
}

/** Read by the act itself, with others. */
export function asTyped(label: string, shown: Shown = {}): Field<string> {
  return field(label, v.pipe(v.string(), keepable), shown);
}

export const hiddenText = hidden(v.pipe(v.string(), keepableLine));

export const hiddenId = hidden(v.pipe(v.string(), v.uuid(pageOutOfDate)));

/** @example readValues({ on: day("On", "…") }, { on: "2026-11-28" }) */
export function readValues<Of extends Fields>(
  fields: Of,
  texts: Typed,
): { ok: true; values: Values<Of> } | { ok: false; issues: readonly v.BaseIssue<unknown>[] } {
  const list = Object.entries<Field>(fields).filter(
    ([name, { isRead }]) => isRead === undefined || isRead(texts, name),
  );
  const schema = v.object(Object.fromEntries(list.map(([name, { read }]) => [name, read])));
  // A field that did not come is empty, so that its own words apply.
  const typed = Object.fromEntries(list.map(([name]) => [name, texts[name] ?? ""]));
  const parsed = v.safeParse(schema, typed);
  if (!parsed.success) return { ok: false, issues: parsed.issues };
  // Valibot can't see through a mapped object; `Values` says the same of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, values: parsed.output as Values<Of> };
}
