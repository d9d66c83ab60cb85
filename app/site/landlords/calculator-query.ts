import { grouped } from "../../../domain/grouped.ts";
import {
  calculatorStart,
  type FeeQuestion,
  planCodes,
  withinLimits,
} from "../../../domain/fee-calculator.ts";

/** What stands in the calculator's fields, as typed. */
export interface CalculatorFields {
  rent: string;
  other: string;
  plan: string;
}

/** The fields as a link carries them (`?rent=3000&other=12&plan=F`); the usual start without. */
export function fieldsFrom(params: URLSearchParams): CalculatorFields {
  const { rent, otherPercent, plan } = calculatorStart;
  return tidied({
    rent: params.get("rent") ?? String(rent),
    other: params.get("other") ?? String(otherPercent),
    plan: params.get("plan") ?? plan,
  });
}

/** The question that the fields ask: commas and signs are overlooked, an empty field is 0. */
export function questionFrom({ rent, other, plan }: CalculatorFields): FeeQuestion {
  return withinLimits({
    rent: numberIn(rent),
    otherPercent: numberIn(other),
    plan: planCodes.find((code) => code === plan) ?? calculatorStart.plan,
  });
}

/** The fields as they are shown once the person has left them: within the limits, `2,500`. */
export function tidied(fields: CalculatorFields): CalculatorFields {
  const { rent, otherPercent, plan } = questionFrom(fields);
  return { rent: shown(rent), other: shown(otherPercent), plan };
}

/** A number as the boxes show it: `2,500`, `12.5`. */
export function shown(value: number): string {
  const [whole, part] = String(Math.round(value * 100) / 100).split(".");
  return grouped(Number(whole)) + (part === undefined ? "" : `.${part}`);
}

function numberIn(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, ""));
}
