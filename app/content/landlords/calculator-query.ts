import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import {
  type AmountProblem,
  calculatorLimits,
  calculatorStart,
  type FeeQuestion,
  planCodes,
  findAmountProblem,
  clampToLimits,
} from "../../../domain/agency/fee-calculator.ts";

export interface CalculatorFields {
  rent: string;
  other: string;
  plan: string;
}

/** Reads `?rent=3000&other=12&plan=F`; missing fields get their defaults. */
export function readFields(params: URLSearchParams): CalculatorFields {
  const { rent, otherPercent, plan } = calculatorStart;
  const requestedPlan = params.get("plan");
  return normalizeFields({
    rent: params.get("rent") ?? String(rent),
    other: params.get("other") ?? String(otherPercent),
    plan: planCodes.find((code) => code === requestedPlan) ?? plan,
  });
}

/** Adds the fields to a query string, keeping other parameters and omitting defaults. */
export function buildQuery(fields: CalculatorFields, search: string): string {
  const params = new URLSearchParams(search);
  const start = readFields(new URLSearchParams());
  for (const name of ["rent", "other", "plan"] as const) {
    if (fields[name] === start[name]) params.delete(name);
    else params.set(name, fields[name].replaceAll(",", ""));
  }
  return params.size === 0 ? "" : `?${params}`;
}

export function toFeeQuestion({ rent, other, plan }: CalculatorFields): FeeQuestion {
  return clampToLimits({
    rent: parseNumber(rent),
    otherPercent: parseNumber(other),
    plan: planCodes.find((code) => code === plan) ?? calculatorStart.plan,
  });
}

export function findProblems({ rent, other }: CalculatorFields): {
  rent: AmountProblem | null;
  other: AmountProblem | null;
} {
  return {
    rent: findAmountProblem(parseNumber(rent), calculatorLimits.rent),
    other: findAmountProblem(parseNumber(other), calculatorLimits.otherPercent),
  };
}

export function normalizeFields(fields: CalculatorFields): CalculatorFields {
  const problems = findProblems(fields);
  return {
    ...fields,
    rent: problems.rent ? fields.rent : formatNumber(parseNumber(fields.rent)),
    other: problems.other ? fields.other : formatNumber(parseNumber(fields.other)),
  };
}

export function formatNumber(value: number): string {
  const [whole, part] = String(Math.round(value * 100) / 100).split(".");
  return formatInteger(Number(whole)) + (part === undefined ? "" : `.${part}`);
}

/** Ignores commas, spaces, `£` and `%`. NaN if it is not a number. */
function parseNumber(text: string): number {
  const digits = text.replaceAll(/[£%,\s]/g, "");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
