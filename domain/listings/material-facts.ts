export const councilTaxBands = ["A", "B", "C", "D", "E", "F", "G", "H"] as const;
export const epcRatings = ["A", "B", "C", "D", "E", "F", "G"] as const;

/**
 * Facts told in words, in the order of the page. `fact` is the name on the wire, `term` the row on a
 * home's page and the label of the line that the feed's writer uses, `labels` a regular expression
 * of the labels that its reader knows.
 */
export const textFacts = [
  { fact: "heating", term: "Heating", labels: "(?:central )?heating(?: type)?" },
  { fact: "water", term: "Water", labels: "water(?: supply)?" },
  { fact: "electricity", term: "Electricity", labels: "electricity(?: supply)?" },
  { fact: "broadband", term: "Broadband", labels: "broadband|internet" },
  {
    fact: "mobileSignal",
    term: "Mobile signal",
    labels: "mobile(?: phone)? (?:signal|coverage|reception)",
  },
  { fact: "parking", term: "Parking", labels: "parking" },
  { fact: "accessibility", term: "Accessibility", labels: "accessibility" },
  { fact: "floodRisk", term: "Flood risk", labels: "flood(?:ing)? risk|risk of flooding" },
  { fact: "buildingSafety", term: "Building safety", labels: "building safety" },
  { fact: "restrictions", term: "Restrictions", labels: "restrictions?" },
] as const;

export type TextFact = (typeof textFacts)[number]["fact"];

export function mapTextFacts<Value>(getValue: (fact: TextFact) => Value): Record<TextFact, Value> {
  return {
    heating: getValue("heating"),
    water: getValue("water"),
    electricity: getValue("electricity"),
    broadband: getValue("broadband"),
    mobileSignal: getValue("mobileSignal"),
    parking: getValue("parking"),
    accessibility: getValue("accessibility"),
    floodRisk: getValue("floodRisk"),
    buildingSafety: getValue("buildingSafety"),
    restrictions: getValue("restrictions"),
  };
}

/** Material information a renter needs before deciding. Null means "not known", never "none". */
export interface MaterialInformation extends Record<TextFact, string | null> {
  councilTaxBand: (typeof councilTaxBands)[number] | null;
  epcRating: (typeof epcRatings)[number] | null;
  /** SAP points, 1 to 100. */
  epcCurrent: number | null;
  epcPotential: number | null;
  /** Months. */
  minimumTerm: number | null;
}

export const nothingKnown: MaterialInformation = {
  councilTaxBand: null,
  epcRating: null,
  epcCurrent: null,
  epcPotential: null,
  minimumTerm: null,
  ...mapTextFacts(() => null),
};
