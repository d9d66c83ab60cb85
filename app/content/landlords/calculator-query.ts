import { formatInteger } from "../../../domain/shared/grouped.ts";
import {
  type AmountProblem,
  calculatorLimits,
  calculatorStart,
  type FeeQuestion,
  planCodes,
  findAmountProblem,
  withinLimits,
} from "../../../domain/agency/fee-calculator.ts";

/** What stands in the calculator's fields, as typed. */
export interface CalculatorFields {
  rent: string;
  other: string;
  plan: string;
}

/** The fields as a link carries them (`?rent=3000&other=12&plan=F`); the usual start without. */
export function readFields(params: URLSearchParams): CalculatorFields {
  const { rent, otherPercent, plan } = calculatorStart;
  const requestedPlan = params.get("plan");
  return normalizeFields({
    rent: params.get("rent") ?? String(rent),
    other: params.get("other") ?? String(otherPercent),
    plan: planCodes.find((code) => code === requestedPlan) ?? plan,
  });
}

/** An address's query with the fields in it, beside what else it holds; the usual start adds nothing. */
export function buildQuery(fields: CalculatorFields, search: string): string {
  const params = new URLSearchParams(search);
  const start = readFields(new URLSearchParams());
  for (const name of ["rent", "other", "plan"] as const) {
    if (fields[name] === start[name]) params.delete(name);
    else params.set(name, fields[name].replaceAll(",", ""));
  }
  return params.size === 0 ? "" : `?${params}`;
}

/** The question that the fields ask, within the limits. */
export function toFeeQuestion({ rent, other, plan }: CalculatorFields): FeeQuestion {
  return withinLimits({
    rent: parseNumber(rent),
    otherPercent: parseNumber(other),
    plan: planCodes.find((code) => code === plan) ?? calculatorStart.plan,
  });
}

/** Why an amount is not counted as it stands in its field. */
export function findProblems({ rent, other }: CalculatorFields): {
  rent: AmountProblem | null;
  other: AmountProblem | null;
} {
  return {
    rent: findAmountProblem(parseNumber(rent), calculatorLimits.rent),
    other: findAmountProblem(parseNumber(other), calculatorLimits.otherPercent),
  };
}

/** The fields as they are shown once the person has left them: `2,500`; a wrong one as typed. */
export function normalizeFields(fields: CalculatorFields): CalculatorFields {
  const problems = findProblems(fields);
  return {
    ...fields,
    rent: problems.rent ? fields.rent : formatNumber(parseNumber(fields.rent)),
    other: problems.other ? fields.other : formatNumber(parseNumber(fields.other)),
  };
}

/** A number as the boxes show it: `2,500`, `12.5`. */
export function formatNumber(value: number): string {
  const [whole, part] = String(Math.round(value * 100) / 100).split(".");
  return formatInteger(Number(whole)) + (part === undefined ? "" : `.${part}`);
}

/** Commas, spaces and the signs for pounds and percent are overlooked; NaN for what is no number. */
function parseNumber(text: string): number {
  const digits = text.replaceAll(/[£%,\s]/g, "");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
