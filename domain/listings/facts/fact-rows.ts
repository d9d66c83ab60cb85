import { capitalise } from "../../shared/text/capitalise.ts";
import { formatNumericDate } from "../../shared/dates.ts";
import { formatCount } from "../../shared/formats/count.ts";
import { formatEnergy } from "./epc.ts";
import { type Fact, type FactValue, listNames } from "./fact.ts";
import { materialFacts, type MaterialInformation } from "./material-facts.ts";
import { plainFacts, type PlainFactValues } from "./plain-facts.ts";

type KnownHome = PlainFactValues & { material: MaterialInformation };

export interface FactRow {
  term: string;
  answer: string | null;
}

/** What a renter is told or asks about. Nobody asks for what most homes don't have, as a minimum term. */
export function createFactRows(home: KnownHome): FactRow[] {
  const { councilTaxBand } = home.material;
  const rows = [
    { term: "Council tax", answer: councilTaxBand && `Band ${councilTaxBand}` },
    { term: "Energy rating", answer: formatEnergy(home.material) },
    ...listRowFacts("page").flatMap(({ fact, getValue }) => {
      const value = getValue(home);
      if (!value && !fact.mustBeAnswered) return [];
      return [{ term: fact.label, answer: formatFact(fact, value) }];
    }),
  ];
  return rows.map(({ term, answer }) => ({ term, answer: toSentence(answer?.trim() ?? "") }));
}

/** Facts that have a row among others there. */
export function listRowFacts(place: "page" | "compared") {
  const facts = { ...plainFacts, ...materialFacts };
  return listNames(facts).flatMap((name) => {
    const fact: Fact = facts[name];
    const getValue = (home: KnownHome): FactValue => ({ ...home.material, ...home })[name];
    return fact[place] === "row" ? [{ fact, getValue }] : [];
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
