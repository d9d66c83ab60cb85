import type { Acted } from "../steps/complete-step.ts";
import { withdrawStatement } from "../steps/replace-done.ts";
import { refuse } from "../progress-rules.ts";
import { hasAnySignature, planDueOn, planPersonSteps } from "../steps/required-steps.ts";
import type { ActionContext, TenancyAction } from "../tenancy-action.ts";
import type { Tenancy } from "../tenancy.ts";

/** The agreement names everybody, so nobody is added once somebody has signed. */
export function addPerson(
  tenancy: Tenancy,
  { person }: Extract<TenancyAction, { do: "add-person" }>,
  context: ActionContext,
): Acted {
  if (hasAnySignature(tenancy)) return refuse("relied-upon");
  const record = { name: person.name, on: context.today };
  const added = { ...person, record, shareCode: null };
  const ownerId = tenancy.steps[0]?.ownerId ?? null;
  const steps = [
    ...withdrawStatement(tenancy, context),
    ...planPersonSteps(tenancy, added, ownerId),
  ];
  const living = [...tenancy.people, added].filter(({ role }) => role !== "guarantor").length;
  const adults = Math.max(tenancy.adults, living);
  return { ok: true, tenancy: { ...tenancy, adults, people: [...tenancy.people, added], steps } };
}

export function moveStart(
  tenancy: Tenancy,
  { startsOn }: Extract<TenancyAction, { do: "move-start" }>,
  context: ActionContext,
): Acted {
  if (hasAnySignature(tenancy)) return refuse("start-signed");
  if (startsOn < context.today) return refuse("start-past");
  const moved = { ...tenancy, startsOn };
  const steps = withdrawStatement(tenancy, context).map((step) => ({
    ...step,
    dueOn: planDueOn(moved, step.kind),
  }));
  return { ok: true, tenancy: { ...moved, steps } };
}
