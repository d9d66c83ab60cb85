import { type Fact, type FactValues, listNames, mapNames } from "./fact.ts";

export const councilTaxBands = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const epcRatings = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** Told in words. Its label is the row on a home's page and the beginning of its line in a feed, too. */
const told = <Label extends string>(label: Label, hint?: string) =>
  ({
    section: "material",
    kind: "text",
    label,
    max: 300,
    mayBeUnknown: true,
    mustBeAnswered: true,
    page: "row",
    compared: null,
    ...(hint !== undefined && { hint }),
  }) as const;

const points = {
  section: "material",
  kind: "number",
  least: 1,
  most: 150,
  mayBeUnknown: true,
  page: "own",
  compared: "own",
} as const;

/**
 * What a renter needs before deciding, in the order of the page, by its name on the wire. It is kept
 * together in one column.
 */
export const materialFacts = {
  minimumTerm: {
    section: "rent",
    kind: "number",
    label: "Minimum term",
    hint: "Leave blank in England",
    least: 0,
    most: 120,
    unit: "month",
    mayBeUnknown: true,
    page: "row",
    compared: null,
  },
  councilTaxBand: {
    section: "material",
    kind: "choice",
    label: "Council tax band",
    max: 10,
    choices: councilTaxBands,
    mayBeUnknown: true,
    mustBeAnswered: true,
    page: "own",
    compared: "own",
  },
  epcRating: {
    section: "material",
    kind: "choice",
    label: "Energy rating",
    max: 10,
    choices: epcRatings,
    mayBeUnknown: true,
    page: "own",
    compared: "own",
  },
  epcCurrent: { ...points, label: "Energy score" },
  epcPotential: { ...points, label: "Potential energy score" },
  heating: told("Heating"),
  water: told("Water"),
  electricity: told("Electricity"),
  broadband: told("Broadband"),
  mobileSignal: told("Mobile signal", "Indoors, by network: good, patchy or none"),
  parking: told("Parking"),
  accessibility: told("Accessibility"),
  floodRisk: told("Flood risk"),
  buildingSafety: told("Building safety"),
  restrictions: told("Restrictions"),
} as const satisfies Record<string, Fact>;

type MaterialFacts = typeof materialFacts;
export type MaterialFactName = keyof MaterialFacts;

/** Null means "not known", never "none". */
export interface MaterialInformation extends FactValues<MaterialFacts> {}

export type TextFact = {
  [Name in MaterialFactName]: MaterialFacts[Name] extends { kind: "text" } ? Name : never;
}[MaterialFactName];

export const materialFactNames = listNames(materialFacts);

export function getMaterialFact(name: MaterialFactName): Fact {
  return materialFacts[name];
}

function isTextFact(name: MaterialFactName): name is TextFact {
  return getMaterialFact(name).kind === "text";
}

export const textFacts = materialFactNames.filter(isTextFact);

export const unknownMaterialInformation = mapNames<MaterialInformation>(
  materialFactNames,
  () => null,
);
