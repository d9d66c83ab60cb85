import type { CheckedLandlord } from "../landlords/landlord-check.ts";
import type { Fields, Values } from "../shared/fields/fields.ts";
import type { RecordChange } from "../shared/record-change.ts";
import type { FormDeclaration } from "../staff/office-forms.ts";
import type { tenancyActions } from "./tenancy-actions.ts";
import type { Evidence } from "./tenancy.ts";

type Declared = typeof tenancyActions;

/** What can be recorded about a tenancy, as `tenancy-actions.ts` declares it. */
export type TenancyAction = {
  [Name in keyof Declared]: ActionOf<Name, Declared[Name]>;
}[keyof Declared];

type ActionOf<Name, Of extends FormDeclaration> = Of extends {
  toAction: (...given: never[]) => infer Action;
}
  ? Action
  : Flat<{ do: Name } & Recorded<Values<Of["fields"]>>>;

/** What shows it stands among the fields of its form. */
type Recorded<Of> = Omit<Optional<Of>, "note" | "file" | "documentId"> &
  (Of extends { note: string } ? { evidence: Evidence } : unknown);

/** Without what is not on every form may be left out. */
type Optional<Of> = {
  [Name in keyof Of as undefined extends Of[Name] ? never : Name]: Of[Name];
} & {
  [Name in keyof Of as undefined extends Of[Name] ? Name : never]?: Of[Name];
};

type Flat<Of> = { [Name in keyof Of]: Of[Name] };

/** A form that records something: one of `tenancyActions`, or another that leads to the same. */
export interface RecordingForm extends FormDeclaration {
  name: string;
  toAction?: (values: never) => object;
}

/** What was read from a form, as the rule is given it. */
export function toAction({ name, ...form }: RecordingForm, values: Values<Fields>): TenancyAction {
  // `TenancyAction` says the same of what the form declares.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  if (form.toAction) return form.toAction(values as never) as TenancyAction;
  const { note, documentId, file: _, ...content } = values;
  const shown = note === undefined ? {} : { evidence: { note, documentId } };
  return { do: name, ...content, ...shown } as TenancyAction;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}
export interface ActionContext {
  /** London date. */
  today: string;
  /** Id of who records it. */
  by: string;
  /** Somebody else's holding deposit for the same home is here and not dealt with. */
  isHeldElsewhere: boolean;
  /** Who lets the home and can sign. Null: nobody is on record. */
  landlord: TenancyLandlord | null;
  /** The agreement that was made last says other terms. */
  isAgreementStale: boolean;
}

export interface TenancyLandlord {
  /** What the check of the UK sanctions list found. Null: it was not made yet. */
  sanctions: "clear" | "match" | null;
  /** Whom the papers name. Null before the check. */
  checked: CheckedLandlord | null;
  /** What their record says otherwise since. */
  change: RecordChange | null;
}
