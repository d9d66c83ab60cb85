import type { PropertyType } from "../../../domain/listings/facts/plain-facts.ts";

/** Why a record is not a home for this site. Counted in the report, not an error. */
const skipKinds = [
  "sale",
  "commercial",
  "student",
  "room share",
  "parking",
  "land",
  "mobile home",
  "hidden",
  "not offered",
  "state unreadable",
] as const;
export type SkipKind = (typeof skipKinds)[number];

export type SubType = { type: PropertyType; word: string | null } | { skip: SkipKind };

const createHouseSubType = (word: string | null): SubType => ({ type: "House", word });
const createFlatSubType = (word: string | null): SubType => ({ type: "Flat", word });

/** Homes by Rightmove's PROP_SUB_ID (specification, pages 16 and 17). */
const homes: Record<number, SubType> = {
  1: createHouseSubType("Terraced"),
  2: createHouseSubType("End of Terrace"),
  3: createHouseSubType("Semi-Detached"),
  4: createHouseSubType("Detached"),
  5: createHouseSubType("Mews"),
  6: createHouseSubType("Cluster House"),
  7: createFlatSubType("Ground Flat"),
  8: createFlatSubType(null),
  9: createFlatSubType("Studio"),
  10: createFlatSubType("Ground Maisonette"),
  11: createFlatSubType("Maisonette"),
  12: createHouseSubType("Bungalow"),
  13: createHouseSubType("Terraced Bungalow"),
  14: createHouseSubType("Semi-Detached Bungalow"),
  15: createHouseSubType("Detached Bungalow"),
  21: createHouseSubType("Link Detached"),
  22: createHouseSubType("Town House"),
  23: createHouseSubType("Cottage"),
  24: createHouseSubType("Chalet"),
  26: createHouseSubType(null),
  27: createHouseSubType("Villa"),
  28: createFlatSubType("Apartment"),
  29: createFlatSubType("Penthouse"),
  30: createHouseSubType("Finca"),
  43: createHouseSubType("Barn Conversion"),
  44: createFlatSubType("Serviced Apartment"),
  46: createFlatSubType("Sheltered Housing"),
  47: createFlatSubType("Retirement Property"),
  52: createHouseSubType("Farm House"),
  56: createFlatSubType("Duplex"),
  59: createFlatSubType("Triplex"),
  62: createHouseSubType("Longere"),
  65: createHouseSubType("Gite"),
  68: createHouseSubType("Barn"),
  71: createHouseSubType("Trulli"),
  74: createHouseSubType("Mill"),
  92: createHouseSubType("Castle"),
  95: createHouseSubType("Village House"),
  101: createHouseSubType("Cave House"),
  104: createHouseSubType("Cortijo"),
  113: createHouseSubType("Country House"),
  116: createHouseSubType("Stone House"),
  118: createHouseSubType("Lodge"),
  119: createHouseSubType("Log Cabin"),
  120: createHouseSubType("Manor House"),
  121: createHouseSubType("Stately Home"),
  128: createHouseSubType("Semi-Detached Villa"),
  131: createHouseSubType("Detached Villa"),
  140: createHouseSubType("Riad"),
  511: createFlatSubType("Coach House"),
};

/** 19 was commercial property before revision 3.3. 143 is a whole block. */
const skipped: [SkipKind, number[]][] = [
  [
    "commercial",
    [
      19, 80, 83, 86, 134, 137, 142, 143, 178, 181, 184, 187, 190, 193, 196, 199, 202, 205, 208,
      211, 214, 217, 220, 223, 226, 229, 232, 235, 238, 241, 244, 247, 250, 253, 256, 259, 262, 265,
      268, 271, 274, 277, 280, 283, 298, 301, 307, 310,
    ],
  ],
  ["student", [144]],
  ["room share", [48, 49, 512]],
  ["parking", [45, 51]],
  ["land", [20, 53, 77, 107, 110, 125, 304]],
  ["mobile home", [16, 50, 117, 141]],
];

/** By code. Lacks 0, "not specified", where the text decides. */
export const subTypes: ReadonlyMap<string, SubType> = new Map([
  ...Object.entries(homes),
  ...skipped.flatMap(([skip, codes]) =>
    codes.map((number): [string, SubType] => [String(number), { skip }]),
  ),
]);

const codes = new Map(
  Object.entries(homes).flatMap(([number, subType]) =>
    "type" in subType ? [[`${subType.type} ${subType.word}`, number] as const] : [],
  ),
);
/** Not in Rightmove's list. RTDF has it, and some software writes it into BLM files. */
const unlisted = "26";

/** Null if Rightmove's list has no such type. */
export function findSubTypeCode(type: PropertyType, word: string | null): string | null {
  const code = codes.get(`${type} ${word}`) ?? codes.get(`${type} null`) ?? null;
  return code === unlisted ? null : code;
}

const flatWords = /\b(?:flat|apartment|studio|maisonette|penthouse|duplex)\b/i;
const houseWords = /\b(?:house|cottage|bungalow|terrace|terraced|villa|mews)\b/i;

/** Null if the text names neither or both. */
export function findTypeInText(text: string): PropertyType | null {
  const isFlat = flatWords.test(text);
  if (isFlat === houseWords.test(text)) return null;
  return isFlat ? "Flat" : "House";
}
