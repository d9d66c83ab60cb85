export type Row = Readonly<Partial<Record<string, string>>>;

const formatNumbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);
const formatMedia = (name: string, numbers: readonly string[]) =>
  numbers.flatMap((number) => [`MEDIA_${name}_${number}`, `MEDIA_${name}_TEXT_${number}`]);

/**
 * Fields of BLM version 3 in specification order. Two that some software adds come before the
 * media: without them all homes of an outcode would share one point.
 */
export const fields: readonly string[] = [
  ..."AGENT_REF ADDRESS_1 ADDRESS_2 ADDRESS_3 ADDRESS_4 TOWN POSTCODE1 POSTCODE2".split(" "),
  ...formatNumbered("FEATURE", 1, 10),
  ..."SUMMARY DESCRIPTION BRANCH_ID STATUS_ID BEDROOMS BATHROOMS LIVING_ROOMS PRICE".split(" "),
  ..."PRICE_QUALIFIER PROP_SUB_ID CREATE_DATE UPDATE_DATE DISPLAY_ADDRESS PUBLISHED_FLAG".split(
    " ",
  ),
  ..."LET_DATE_AVAILABLE LET_BOND ADMINISTRATION_FEE LET_TYPE_ID LET_FURN_ID".split(" "),
  ..."LET_RENT_FREQUENCY LET_CONTRACT_IN_MONTHS LET_WASHING_MACHINE_FLAG".split(" "),
  ..."LET_DISHWASHER_FLAG LET_BURGLAR_ALARM_FLAG LET_BILL_INC_WATER LET_BILL_INC_GAS".split(" "),
  ..."LET_BILL_INC_ELECTRICITY LET_BILL_INC_TV_LICENCE LET_BILL_INC_TV_SUBSCRIPTION".split(" "),
  ..."LET_BILL_INC_INTERNET TENURE_TYPE_ID TRANS_TYPE_ID MIN_SIZE_ENTERED".split(" "),
  ..."MAX_SIZE_ENTERED AREA_SIZE_UNIT_ID BUSINESS_FOR_SALE_FLAG PRICE_PER_UNIT".split(" "),
  ...formatNumbered("COMM_CLASS_ORDER_", 1, 6),
  "NEW_HOME_FLAG",
  "LATITUDE",
  "LONGITUDE",
  ...formatMedia("IMAGE", ["00", "01", "02", "03", "04", "05", "06", "60"]),
  ...formatMedia("FLOOR_PLAN", ["00"]),
  ...formatMedia("DOCUMENT", ["50"]),
];

/** Maximum characters (specification, pages 13 to 15). Other fields are numbers and dates. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/^AGENT_REF$/, 20],
  [/^(ADDRESS_\d|TOWN)$/, 60],
  [/^POSTCODE\d$/, 10],
  [/^FEATURE\d+$/, 200],
  [/^SUMMARY$/, 300],
  [/^DESCRIPTION$/, 32_000],
  [/^DISPLAY_ADDRESS$/, 120],
  [/^ADMINISTRATION_FEE$/, 4000],
  [/^MEDIA_[A-Z_]+_TEXT_\d\d$/, 20],
  [/^MEDIA_/, 100],
];
/** Quotation marks invalidate a record in these fields. */
const unquoted = /^(SUMMARY|FEATURE\d+|MEDIA_[A-Z_]+_TEXT_\d\d)$/;

export function findFault(field: string, value: string): string | null {
  if (!fields.includes(field)) return "is not a field of BLM 3";
  if (/[^\n\x20-\x7e]/.test(value)) return "is not ASCII";
  if (/[\^~]/.test(value)) return "holds a delimiter";
  if (value !== value.trim()) return "begins or ends with a blank";
  if (value.includes("\n") && field !== "DESCRIPTION") return "holds a line break";
  if (unquoted.test(field) && /["']/.test(value)) return "holds a quotation mark";
  const limit = lengths.find(([pattern]) => pattern.test(field))?.[1] ?? 30;
  return value.length > limit ? `is longer than ${limit} characters` : null;
}

/** Throws on a value the portal would reject. `generated` looks like `21-November-2026 06:00`. */
export function writeBlm(rows: readonly Row[], generated: string): string {
  const records = rows.map((row) => {
    for (const [field, value] of Object.entries(row)) {
      const fault = findFault(field, value ?? "");
      if (fault) throw new Error(`${row.AGENT_REF ?? "?"}: ${field} ${fault}: ${value}`);
    }
    return fields.map((field) => `${row[field] ?? ""}^`).join("");
  });
  return [
    "#HEADER#",
    "Version : 3",
    "EOF : '^'",
    "EOR : '~'",
    `Property Count : ${rows.length}`,
    `Generated Date : ${generated}`,
    "",
    "#DEFINITION#",
    `${fields.map((field) => `${field}^`).join("")}~`,
    "",
    "#DATA#",
    ...records.map((record) => `${record}~`),
    "#END#",
    "",
  ].join("\n");
}
