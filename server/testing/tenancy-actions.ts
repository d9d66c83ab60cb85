import { expect } from "vitest";
import { actOnTenancy } from "../../domain/tenancies/act-on-tenancy.ts";
import { type DeadlineName, listDeadlines } from "../../domain/tenancies/steps/list-deadlines.ts";
import { progressRules, type ProgressRule } from "../../domain/tenancies/progress-rules.ts";
import type { ActionContext, TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import type { Evidence, PaymentKind, StepKind, Tenancy } from "../../domain/tenancies/tenancy.ts";
import { createContext, seen } from "./tenancies.ts";

/** Those of one clock that have gone off by noon of a day. */
export const findDeadlines = (tenancy: Tenancy, day: string, clock: DeadlineName) =>
  listDeadlines(tenancy, new Date(`${day}T12:00:00Z`)).filter(({ name }) => name === clock);

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
  dueOn = "2026-12-24",
): TenancyAction => ({ do: "ask-payment", kind, pence, dueOn });
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

export const arrive = (
  kind: PaymentKind,
  pence: number,
  on: string,
  evidence: Evidence = seen,
): TenancyAction => ({ do: "receive-payment", kind, pence, on, evidence });
export const back = (kind: PaymentKind, pence: number, on: string): TenancyAction => ({
  do: "repay-payment",
  kind,
  pence,
  on,
  evidence: seen,
});

export const mistyped = { note: "Mistyped: see the bank statement.", documentId: null };
export const correct = (
  kind: PaymentKind,
  was: [pence: number, on: string],
  is: [pence: number, on: string],
  evidence: Evidence = mistyped,
): TenancyAction => ({
  do: "correct-receipt",
  kind,
  wasPence: was[0],
  wasOn: was[1],
  pence: is[0],
  on: is[1],
  evidence,
});
