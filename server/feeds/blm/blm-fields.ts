/** Field of Rightmove BLM v3 (specification revision 3.5, pages 13 to 15). */
export interface BlmField {
  name: string;
  type: "text" | "number" | "date" | "flag";
  /** Maximum length of a text. */
  maxLength: number | null;
  /** Rightmove rejects a file without it. */
  inDefinition: boolean;
  /** Rightmove rejects a record where it is empty. */
  filled: boolean;
}

const createTextField = (name: string, maxLength: number, marks = ""): BlmField => ({
  name,
  type: "text",
  maxLength,
  ...parseMarks(marks),
});
const createNumberField = (name: string, marks = ""): BlmField => ({
  name,
  type: "number",
  maxLength: null,
  ...parseMarks(marks),
});
const createDateField = (name: string): BlmField => ({
  ...createNumberField(name, "D"),
  type: "date",
});
const flag = (name: string, marks = ""): BlmField => ({
  ...createNumberField(name, marks),
  type: "flag",
  maxLength: 1,
});

/** D: must be in the definition; V: must have a value too. */
function parseMarks(marks: string): Pick<BlmField, "inDefinition" | "filled"> {
  return { inDefinition: marks.includes("D"), filled: marks.includes("V") };
}

/** In Rightmove's order, without the numbered fields. */
export const blmFields: readonly BlmField[] = [
  createTextField("AGENT_REF", 20, "DV"),
  createTextField("ADDRESS_1", 60, "DV"),
  createTextField("ADDRESS_2", 60, "DV"),
  createTextField("ADDRESS_3", 60),
  createTextField("ADDRESS_4", 60),
  createTextField("TOWN", 60, "DV"),
  createTextField("POSTCODE1", 10, "DV"),
  createTextField("POSTCODE2", 10, "DV"),
  createTextField("SUMMARY", 1000, "DV"),
  createTextField("DESCRIPTION", 32_000, "DV"),
  createNumberField("BRANCH_ID", "DV"),
  createNumberField("STATUS_ID", "DV"),
  createNumberField("BEDROOMS", "DV"),
  createNumberField("BATHROOMS"),
  createNumberField("LIVING_ROOMS"),
  createNumberField("PRICE", "DV"),
  createNumberField("PRICE_QUALIFIER", "D"),
  createNumberField("PROP_SUB_ID", "DV"),
  createDateField("CREATE_DATE"),
  createDateField("UPDATE_DATE"),
  createTextField("DISPLAY_ADDRESS", 120, "DV"),
  createNumberField("PUBLISHED_FLAG", "DV"),
  createDateField("LET_DATE_AVAILABLE"),
  createNumberField("LET_BOND", "D"),
  createTextField("ADMINISTRATION_FEE", 4000),
  createNumberField("LET_TYPE_ID", "D"),
  createNumberField("LET_FURN_ID", "D"),
  createNumberField("LET_RENT_FREQUENCY", "D"),
  createNumberField("LET_CONTRACT_IN_MONTHS"),
  flag("LET_WASHING_MACHINE_FLAG"),
  flag("LET_DISHWASHER_FLAG"),
  flag("LET_BURGLAR_ALARM_FLAG"),
  flag("LET_BILL_INC_WATER"),
  flag("LET_BILL_INC_GAS"),
  flag("LET_BILL_INC_ELECTRICITY"),
  flag("LET_BILL_INC_TV_LICENCE"),
  flag("LET_BILL_INC_TV_SUBSCRIPTION"),
  flag("LET_BILL_INC_INTERNET"),
  createNumberField("TENURE_TYPE_ID", "D"),
  createNumberField("TRANS_TYPE_ID", "DV"),
  createNumberField("MIN_SIZE_ENTERED"),
  createNumberField("MAX_SIZE_ENTERED"),
  createNumberField("AREA_SIZE_UNIT_ID"),
  flag("BUSINESS_FOR_SALE_FLAG"),
  createNumberField("PRICE_PER_UNIT"),
  flag("NEW_HOME_FLAG", "D"),
];

/** Names that agency software gives to columns with facts that BLM has none for. */
export const factColumns = {
  councilTax: ["COUNCIL_TAX_BAND", "COUNCIL_TAX", "COUNCILTAXBAND"],
  energyRating: ["EPC_RATING", "EPC_BAND", "EPC", "ENERGY_RATING", "EPC_CURRENT_BAND"],
  energyCurrent: ["EPC_CURRENT", "EPC_CURRENT_SCORE", "EER_CURRENT", "CURRENT_ENERGY_EFFICIENCY"],
  energyPotential: [
    "EPC_POTENTIAL",
    "EPC_POTENTIAL_SCORE",
    "EER_POTENTIAL",
    "POTENTIAL_ENERGY_EFFICIENCY",
  ],
} as const;

/**
 * Decimal degrees and facts that some agency software adds, not part of BLM. No other extra field is
 * read.
 */
const extraFields: readonly BlmField[] = [
  createNumberField("LATITUDE"),
  createNumberField("LONGITUDE"),
  ...Object.values(factColumns)
    .flat()
    .map((name) => createTextField(name, 200)),
];

/** Numbered fields. Rightmove has 10 features, real files more. */
const families: readonly [form: RegExp, field: Omit<BlmField, "name">][] = [
  [/^FEATURE[1-9]\d?$/, createTextField("", 200)],
  [/^COMM_CLASS_ORDER_[1-9]$/, createNumberField("")],
  [/^MEDIA_IMAGE_\d{1,3}$/, createTextField("", 100)],
  [/^MEDIA_FLOOR_PLAN_\d{1,3}$/, createTextField("", 100)],
  [/^MEDIA_(?:DOCUMENT|VIRTUAL_TOUR)_\d{1,3}$/, createTextField("", 200)],
  [/^MEDIA_(?:IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_TEXT_\d{1,3}$/, createTextField("", 20)],
];

const known = new Map([...blmFields, ...extraFields].map((field) => [field.name, field]));

/** Looks up a field by its normalised name (see `normalizeFieldName`). Null for an unknown one. */
export function findBlmField(name: string): BlmField | null {
  const single = known.get(name);
  if (single) return single;
  const family = families.find(([form]) => form.test(name));
  return family ? { ...family[1], name } : null;
}

/** Normalises a field name: case, stray spaces, the misspelling `LICIENCE`. */
export function normalizeFieldName(written: string): string {
  return written.replaceAll(/\s+/g, "").toUpperCase().replace("LICIENCE", "LICENCE");
}
