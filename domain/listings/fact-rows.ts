import { capitalise } from "../shared/capitalise.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { formatCount } from "../shared/format-count.ts";
import { formatEnergy } from "./epc.ts";
import { type Fact, type FactValue, listNames } from "./fact.ts";
import { materialFacts, type MaterialInformation } from "./material-facts.ts";
import { plainFacts, type PlainFactValues } from "./plain-facts.ts";

export interface FactRow {
  term: string;
  answer: string | null;
}

/** What a renter is told or asks about. */
export function createFactRows(
  home: PlainFactValues & { material: MaterialInformation },
): FactRow[] {
  const { councilTaxBand } = home.material;
  const rows = [
    { term: "Council tax", answer: councilTaxBand && `Band ${councilTaxBand}` },
    { term: "Energy rating", answer: formatEnergy(home.material) },
    ...listRows(plainFacts, home),
    ...listRows(materialFacts, home.material),
  ];
  return rows.map(({ term, answer }) => ({ term, answer: toSentence(answer?.trim() ?? "") }));
}

/** Nobody asks for what most homes don't have, such as a minimum term. */
function listRows<Facts extends Readonly<Record<string, Fact>>>(
  facts: Facts,
  values: { readonly [Name in keyof Facts]: FactValue },
): FactRow[] {
  return listNames(facts).flatMap((name) => {
    const fact = facts[name]!;
    if (fact.page !== "row" || !(values[name] || fact.mustBeAnswered)) return [];
    return [{ term: fact.label, answer: formatFact(fact, values[name]) }];
  });
}

export function formatFact(fact: Fact, value: FactValue): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return fact.kind === "day" ? formatNumericDate(value) : value;
  return "unit" in fact && fact.unit ? formatCount(value, fact.unit) : `${value}`;
}

function toSentence(text: string): string | null {
  return text === "" ? null : capitalise(text);
}
