/** What may be written in a field of a home, and what is kept of it. Numbers are whole. */
export type FieldKind =
  | { kind: "text"; max: number }
  | { kind: "number"; least: number; most: number; unit?: string; zeroIsUnknown?: true }
  | { kind: "choice"; max: number; choices: readonly string[] }
  | { kind: "tick" }
  | { kind: "day" };

/** How the office's editor asks for it. */
export interface EditorTexts<Section extends string = string> {
  section: Section;
  label: string;
  hint?: string;
  /** Said where it is empty: without it there is no home to show. */
  needed?: string;
  /** 'Unknown' is an answer, too. */
  mayBeUnknown?: true;
  /** No advert without an answer. */
  mustBeAnswered?: true;
}

/** A row among others, which derives; a place of its own, which somebody has drawn; or nowhere. */
type Place = "row" | "own" | null;

/** One fact of a home, said once. */
export type Fact = EditorTexts<"basics" | "rent" | "material"> &
  FieldKind & {
    /** On the home's page, among what to know before deciding. */
    page: Place;
    compared: Place;
  };

type Known<Of, Value> = Of extends { needed: string } ? Value : Value | null;
type ValueOf<Of> = Of extends { kind: "tick" }
  ? boolean
  : Of extends { choices: readonly (infer Choice)[] }
    ? Known<Of, Choice>
    : Known<Of, Of extends { kind: "number" } ? number : string>;

/** By name. Null is "not known". */
export type FactValues<Facts> = { -readonly [Name in keyof Facts]: ValueOf<Facts[Name]> };
export type FactValue = string | number | boolean | null;

export function hasName<Of extends object>(record: Of, name: string): name is keyof Of & string {
  return Object.hasOwn(record, name);
}

export function listNames<Of extends object>(record: Of): (keyof Of & string)[] {
  return Object.keys(record).filter((name) => hasName(record, name));
}

/** Of each name something. What that is of each, the caller says. */
export function mapNames<Mapped extends object>(
  names: readonly (keyof Mapped & string)[],
  getValue: (name: keyof Mapped & string) => unknown,
): Mapped {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(names.map((name) => [name, getValue(name)])) as Mapped;
}

export function pick<From extends object, Name extends keyof From & string>(
  from: From,
  names: readonly Name[],
): Pick<From, Name> {
  return mapNames<Pick<From, Name>>(names, (name) => from[name]);
}
