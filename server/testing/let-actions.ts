import { expect } from "vitest";
import { actOnTenancy } from "../../domain/tenancies/act-on-tenancy.ts";
import { progressRules, type ProgressRule } from "../../domain/tenancies/progress-rules.ts";
import type { ActionContext, TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import type { StepKind, Tenancy } from "../../domain/tenancies/tenancy.ts";
import { createContext, seen } from "./tenancies.ts";

/** The rule that refuses it, or null. */
export function findRule(
  tenancy: Tenancy,
  action: TenancyAction,
  today: string,
  changes: Partial<ActionContext> = {},
): ProgressRule | null {
  const acted = actOnTenancy(tenancy, action, createContext(today, changes));
  if (acted.ok) return null;
  const { text, source } = progressRules[acted.rule];
  expect(acted).toMatchObject({ text: expect.stringContaining(text), source });
  return acted.rule;
}

export const ask = (
  kind: "holding-deposit" | "first-rent" | "deposit",
  pence: number,
): TenancyAction => ({
  do: "ask-payment",
  kind,
  pence,
  dueOn: "2026-12-24",
});
export const step = (
  kind: StepKind,
  personId: string | null,
  on: string,
  changes: Partial<Extract<TenancyAction, { do: "complete-step" }>> = {},
): TenancyAction => ({
  do: "complete-step",
  kind,
  personId,
  on,
  outcome: "passed",
  evidence: seen,
  ...changes,
});
