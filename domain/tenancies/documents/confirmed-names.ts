import { isSameWording } from "../../shared/text/compare-names.ts";
import { describeRecordChange, isRecordChanged } from "../../shared/record-change.ts";
import { describeUnprintable } from "../../shared/text/paper-characters.ts";
import {
  listSteps,
  type PersonRole,
  type StepDone,
  type StepKind,
  type Tenancy,
  type TenancyPerson,
  type TenancyStep,
} from "../tenancy.ts";

type Names = Pick<Tenancy, "people" | "steps">;

/** The check that confirms somebody's name: of an occupier none but the right to rent sees a passport. */
const confirmingSteps: Record<PersonRole, StepKind> = {
  tenant: "identity",
  guarantor: "identity",
  occupier: "right-to-rent",
};

/** Why a check that was passed does not count: its name is not the one on the record any more. */
export interface NameProblem {
  why: "unnamed" | "changed" | "unprintable" | "other-name";
  person: TenancyPerson;
  /** The step that is open again. */
  step: TenancyStep;
  from: string;
  to: string;
}

/** Once everybody has signed, the papers and the checks behind them stay as they are. */
export function areNamesSettled(tenancy: Pick<Tenancy, "steps">): boolean {
  const signatures = listSteps(tenancy, "signature", "landlord-signature");
  return signatures.length > 0 && signatures.every(({ done }) => done !== null);
}

export function confirmsName(
  { people }: Pick<Tenancy, "people">,
  { kind, personId }: Pick<TenancyStep, "kind" | "personId">,
): boolean {
  const person = people.find(({ id }) => id === personId);
  return person !== undefined && confirmingSteps[person.role] === kind;
}

/** Steps that say under which name somebody was checked. */
export function namesSomebody(
  tenancy: Pick<Tenancy, "people">,
  step: Pick<TenancyStep, "kind" | "personId">,
): boolean {
  return step.kind === "sanctions" || confirmsName(tenancy, step);
}

/** What the papers call somebody. Null until their check has confirmed it. */
export function findConfirmedName(tenancy: Names, personId: string): string | null {
  const done = findConfirming(tenancy, personId)?.done ?? null;
  return done !== null && done.outcome === "passed" ? (done.confirmed?.name ?? null) : null;
}

function findConfirming(tenancy: Names, personId: string): TenancyStep | null {
  return (
    tenancy.steps.find((step) => step.personId === personId && confirmsName(tenancy, step)) ?? null
  );
}

/**
 * The name that a check is about unless whoever records it says otherwise: the one that was confirmed
 * last, else the one that the tenancy has. Never the record's: anybody may have written that.
 */
export function findNameToCheck(tenancy: Names, person: TenancyPerson): string {
  return findLastConfirmed(findConfirming(tenancy, person.id)) ?? person.name;
}

/** What a form proposes: after a change the record's name, to be compared with the evidence. */
export function proposeName(tenancy: Names, step: TenancyStep, person: TenancyPerson): string {
  const problem = findNameProblem(tenancy, step);
  return problem?.why === "changed" ? person.record.name : findNameToCheck(tenancy, person);
}

/** Also where the check was undone since. */
function findLastConfirmed(step: TenancyStep | null): string | null {
  return listConfirmed(step).at(-1) ?? null;
}

function listConfirmed(step: TenancyStep | null): string[] {
  const records: (StepDone | null)[] = step
    ? [...step.earlier.map(({ was }) => was), step.done]
    : [];
  return records.flatMap((done) => done?.confirmed?.name ?? []);
}

/** How often another name was confirmed than before: a paper of an earlier one does not name them. */
export function countRenamings(tenancy: Names, personId: string): number {
  const names = listConfirmed(findConfirming(tenancy, personId));
  return names.filter((name, n) => n > 0 && !isSameWording(name, names[n - 1]!)).length;
}

/** Null for a step that stands. */
export function findNameProblem(tenancy: Names, step: TenancyStep): NameProblem | null {
  const { done, personId } = step;
  if (done?.outcome !== "passed" || !namesSomebody(tenancy, step) || areNamesSettled(tenancy))
    return null;
  const person = tenancy.people.find(({ id }) => id === personId);
  if (!person) return null;
  const { confirmed } = done;
  const about = { person, step, to: person.record.name };
  if (!confirmed) return { ...about, why: "unnamed", from: "" };
  if (isRecordChanged(confirmed, person.record.name))
    return { ...about, why: "changed", from: confirmed.record };
  if (confirmsName(tenancy, step) && describeUnprintable(confirmed.name) !== null)
    return { ...about, why: "unprintable", from: confirmed.name };
  const name = step.kind === "sanctions" ? findConfirmedName(tenancy, person.id) : null;
  if (name === null || isSameWording(name, confirmed.name)) return null;
  return { ...about, why: "other-name", from: confirmed.name, to: name };
}

export function listNameProblems(tenancy: Names): NameProblem[] {
  return tenancy.steps.flatMap((step) => findNameProblem(tenancy, step) ?? []);
}

/** For colleagues: it quotes names that whoever looks at an own page need not know. */
export function describeNameProblem({ why, person, step, from, to }: NameProblem): string {
  switch (why) {
    case "unnamed":
      return `The record doesn’t say which name ${person.name} was checked under.`;
    case "changed":
      return describeRecordChange(`${person.name}’s name`, { from, to, checkedOn: step.done!.on });
    case "unprintable":
      return describeUnprintable(from)!;
    default:
      return `The sanctions list was searched for “${from}”, but the confirmed name is “${to}”.`;
  }
}
