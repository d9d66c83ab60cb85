import { isSameWording } from "../../shared/text/compare-names.ts";
import { confirmsName, findNameToCheck, namesSomebody } from "../documents/confirmed-names.ts";
import { hasAnySignature } from "./required-steps.ts";
import type { TenancyAction } from "../tenancy-action.ts";
import type { StepDone, Tenancy, TenancyStep } from "../tenancy.ts";

type Complete = Extract<TenancyAction, { do: "complete-step" }>;

/** By which pages name a step. */
export function getStepKey({ kind, personId }: Pick<TenancyStep, "kind" | "personId">): string {
  return [kind, personId].filter(Boolean).join(" ");
}

/** Only of checks of who somebody is. */
export function readConfirmed(tenancy: Tenancy, action: Complete): StepDone["confirmed"] {
  const person = tenancy.people.find(({ id }) => id === action.personId);
  if (!person || !namesSomebody(tenancy, action)) return null;
  const { name = findNameToCheck(tenancy, person), recordName = person.record.name } = action;
  return { name: name.trim(), record: recordName };
}

/** Than the written statement has, if it was given: then it is given anew. */
export function isOtherName(
  tenancy: Tenancy,
  action: Complete,
  confirmed: StepDone["confirmed"],
): boolean {
  const person = tenancy.people.find(({ id }) => id === action.personId);
  if (!person || !confirmed || action.outcome !== "passed" || hasAnySignature(tenancy))
    return false;
  if (!confirmsName(tenancy, action)) return false;
  return !isSameWording(confirmed.name, findNameToCheck(tenancy, person));
}

/** A form that was sent again. A check that was made again says something else, or has a file of its own. */
export function isSameRecord(
  done: StepDone,
  { on, outcome, evidence, rightToRent, confirmed }: Complete & Pick<StepDone, "confirmed">,
) {
  return (
    done.on === on &&
    done.confirmed?.name === confirmed?.name &&
    done.confirmed?.record === confirmed?.record &&
    done.outcome === outcome &&
    done.evidence.note === evidence.note &&
    done.evidence.documentId === evidence.documentId &&
    done.rightToRent?.result === rightToRent?.result &&
    done.rightToRent?.method === rightToRent?.method &&
    done.rightToRent?.permissionUntil === rightToRent?.permissionUntil
  );
}
