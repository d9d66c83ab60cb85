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

const text = (name: string, maxLength: number, marks = ""): BlmField => ({
  name,
  type: "text",
  maxLength,
  ...needs(marks),
});
const number = (name: string, marks = ""): BlmField => ({
  name,
  type: "number",
  maxLength: null,
  ...needs(marks),
});
const date = (name: string): BlmField => ({ ...number(name, "D"), type: "date" });
const flag = (name: string, marks = ""): BlmField => ({
  ...number(name, marks),
  type: "flag",
  maxLength: 1,
});

/** D: must be in the definition; V: must have a value too. */
function needs(marks: string): Pick<BlmField, "inDefinition" | "filled"> {
  return { inDefinition: marks.includes("D"), filled: marks.includes("V") };
}

/** In Rightmove's order, without the numbered fields. */
export const blmFields: readonly BlmField[] = [
  text("AGENT_REF", 20, "DV"),
  text("ADDRESS_1", 60, "DV"),
  text("ADDRESS_2", 60, "DV"),
  text("ADDRESS_3", 60),
  text("ADDRESS_4", 60),
  text("TOWN", 60, "DV"),
  text("POSTCODE1", 10, "DV"),
  text("POSTCODE2", 10, "DV"),
  text("SUMMARY", 1000, "DV"),
  text("DESCRIPTION", 32_000, "DV"),
  number("BRANCH_ID", "DV"),
  number("STATUS_ID", "DV"),
  number("BEDROOMS", "DV"),
  number("BATHROOMS"),
  number("LIVING_ROOMS"),
  number("PRICE", "DV"),
  number("PRICE_QUALIFIER", "D"),
  number("PROP_SUB_ID", "DV"),
  date("CREATE_DATE"),
  date("UPDATE_DATE"),
  text("DISPLAY_ADDRESS", 120, "DV"),
  number("PUBLISHED_FLAG", "DV"),
  date("LET_DATE_AVAILABLE"),
  number("LET_BOND", "D"),
  text("ADMINISTRATION_FEE", 4000),
  number("LET_TYPE_ID", "D"),
  number("LET_FURN_ID", "D"),
  number("LET_RENT_FREQUENCY", "D"),
  number("LET_CONTRACT_IN_MONTHS"),
  flag("LET_WASHING_MACHINE_FLAG"),
  flag("LET_DISHWASHER_FLAG"),
  flag("LET_BURGLAR_ALARM_FLAG"),
  flag("LET_BILL_INC_WATER"),
  flag("LET_BILL_INC_GAS"),
  flag("LET_BILL_INC_ELECTRICITY"),
  flag("LET_BILL_INC_TV_LICENCE"),
  flag("LET_BILL_INC_TV_SUBSCRIPTION"),
  flag("LET_BILL_INC_INTERNET"),
  number("TENURE_TYPE_ID", "D"),
  number("TRANS_TYPE_ID", "DV"),
  number("MIN_SIZE_ENTERED"),
  number("MAX_SIZE_ENTERED"),
  number("AREA_SIZE_UNIT_ID"),
  flag("BUSINESS_FOR_SALE_FLAG"),
  number("PRICE_PER_UNIT"),
  flag("NEW_HOME_FLAG", "D"),
];

/**
 * Decimal degrees that some agency software adds, not part of BLM. No other extra field is read.
 */
const extraFields: readonly BlmField[] = [number("LATITUDE"), number("LONGITUDE")];

/** Numbered fields. Rightmove has 10 features, real files more. */
const families: readonly [form: RegExp, field: Omit<BlmField, "name">][] = [
  [/^FEATURE[1-9]\d?$/, text("", 200)],
  [/^COMM_CLASS_ORDER_[1-9]$/, number("")],
  [/^MEDIA_IMAGE_\d{1,3}$/, text("", 100)],
  [/^MEDIA_FLOOR_PLAN_\d{1,3}$/, text("", 100)],
  [/^MEDIA_(?:DOCUMENT|VIRTUAL_TOUR)_\d{1,3}$/, text("", 200)],
  [/^MEDIA_(?:IMAGE|FLOOR_PLAN|DOCUMENT|VIRTUAL_TOUR)_TEXT_\d{1,3}$/, text("", 20)],
];

const known = new Map([...blmFields, ...extraFields].map((field) => [field.name, field]));

/** Looks up a field by its normalised name (see `fieldName`). Null for an unknown one. */
export function findBlmField(name: string): BlmField | null {
  const single = known.get(name);
  if (single) return single;
  const family = families.find(([form]) => form.test(name));
  return family ? { ...family[1], name } : null;
}

/** Normalises a field name: case, stray spaces, the misspelling `LICIENCE`. */
export function fieldName(written: string): string {
  return written.replaceAll(/\s+/g, "").toUpperCase().replace("LICIENCE", "LICENCE");
}
