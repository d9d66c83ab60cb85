import { grouped } from "../../../domain/shared/grouped.ts";
import {
  type AmountProblem,
  calculatorLimits,
  calculatorStart,
  type FeeQuestion,
  planCodes,
  problemOf,
  withinLimits,
} from "../../../domain/agency/fee-calculator.ts";

/** What stands in the calculator's fields, as typed. */
export interface CalculatorFields {
  rent: string;
  other: string;
  plan: string;
}

/** The fields as a link carries them (`?rent=3000&other=12&plan=F`); the usual start without. */
export function fieldsFrom(params: URLSearchParams): CalculatorFields {
  const { rent, otherPercent, plan } = calculatorStart;
  const asked = params.get("plan");
  return tidied({
    rent: params.get("rent") ?? String(rent),
    other: params.get("other") ?? String(otherPercent),
    plan: planCodes.find((code) => code === asked) ?? plan,
  });
}

/** An address's query with the fields in it, beside what else it holds; the usual start adds nothing. */
export function queryWith(fields: CalculatorFields, search: string): string {
  const params = new URLSearchParams(search);
  const start = fieldsFrom(new URLSearchParams());
  for (const name of ["rent", "other", "plan"] as const) {
    if (fields[name] === start[name]) params.delete(name);
    else params.set(name, fields[name].replaceAll(",", ""));
  }
  return params.size === 0 ? "" : `?${params}`;
}

/** The question that the fields ask, within the limits. */
export function questionFrom({ rent, other, plan }: CalculatorFields): FeeQuestion {
  return withinLimits({
    rent: numberIn(rent),
    otherPercent: numberIn(other),
    plan: planCodes.find((code) => code === plan) ?? calculatorStart.plan,
  });
}

/** Why an amount is not counted as it stands in its field. */
export function problemsOf({ rent, other }: CalculatorFields): {
  rent: AmountProblem | null;
  other: AmountProblem | null;
} {
  return {
    rent: problemOf(numberIn(rent), calculatorLimits.rent),
    other: problemOf(numberIn(other), calculatorLimits.otherPercent),
  };
}

/** The fields as they are shown once the person has left them: `2,500`; a wrong one as typed. */
export function tidied(fields: CalculatorFields): CalculatorFields {
  const problems = problemsOf(fields);
  return {
    ...fields,
    rent: problems.rent ? fields.rent : shown(numberIn(fields.rent)),
    other: problems.other ? fields.other : shown(numberIn(fields.other)),
  };
}

/** A number as the boxes show it: `2,500`, `12.5`. */
export function shown(value: number): string {
  const [whole, part] = String(Math.round(value * 100) / 100).split(".");
  return grouped(Number(whole)) + (part === undefined ? "" : `.${part}`);
}

/** Commas, spaces and the signs for pounds and percent are overlooked; NaN for what is no number. */
function numberIn(text: string): number {
  const digits = text.replaceAll(/[£%,\s]/g, "");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
