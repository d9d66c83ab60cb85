import type { PropertyType } from "../../domain/listings/listing.ts";

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
] as const;
export type SkipKind = (typeof skipKinds)[number];

export type SubType = { type: PropertyType; word: string | null } | { skip: SkipKind };

const house = (word: string | null): SubType => ({ type: "House", word });
const flat = (word: string | null): SubType => ({ type: "Flat", word });

/** Homes by Rightmove's PROP_SUB_ID (specification, pages 16 and 17). */
const homes: Record<number, SubType> = {
  1: house("Terraced"),
  2: house("End of Terrace"),
  3: house("Semi-Detached"),
  4: house("Detached"),
  5: house("Mews"),
  6: house("Cluster House"),
  7: flat("Ground Flat"),
  8: flat(null),
  9: flat("Studio"),
  10: flat("Ground Maisonette"),
  11: flat("Maisonette"),
  12: house("Bungalow"),
  13: house("Terraced Bungalow"),
  14: house("Semi-Detached Bungalow"),
  15: house("Detached Bungalow"),
  21: house("Link Detached"),
  22: house("Town House"),
  23: house("Cottage"),
  24: house("Chalet"),
  26: house(null),
  27: house("Villa"),
  28: flat("Apartment"),
  29: flat("Penthouse"),
  30: house("Finca"),
  43: house("Barn Conversion"),
  44: flat("Serviced Apartment"),
  46: flat("Sheltered Housing"),
  47: flat("Retirement Property"),
  52: house("Farm House"),
  56: flat("Duplex"),
  59: flat("Triplex"),
  62: house("Longere"),
  65: house("Gite"),
  68: house("Barn"),
  71: house("Trulli"),
  74: house("Mill"),
  92: house("Castle"),
  95: house("Village House"),
  101: house("Cave House"),
  104: house("Cortijo"),
  113: house("Country House"),
  116: house("Stone House"),
  118: house("Lodge"),
  119: house("Log Cabin"),
  120: house("Manor House"),
  121: house("Stately Home"),
  128: house("Semi-Detached Villa"),
  131: house("Detached Villa"),
  140: house("Riad"),
  511: flat("Coach House"),
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
export function subTypeCode(type: PropertyType, word: string | null): string | null {
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
