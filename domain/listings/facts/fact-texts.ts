import type { Fact, FactValue } from "./fact.ts";
import { unknown } from "./home-fields.ts";

/** What a text of the editor says, once it is checked. */
export function readFact(fact: Fact, text: string): FactValue {
  if (fact.kind === "tick") return text === "yes";
  if (text === "" || (text === unknown && fact.mayBeUnknown)) return null;
  if (fact.kind !== "number") return text;
  const number = Number(text);
  return number === 0 && fact.zeroIsUnknown ? null : number;
}

/** @param gap what stands for a fact that is not known, where that is an answer */
export function writeFact(fact: Fact, value: FactValue, gap: string): string {
  if (typeof value === "boolean") return value ? "yes" : "";
  if (value === null) return fact.mayBeUnknown ? gap : "";
  return String(value);
}
