import { type Fact, type FactValues, listNames } from "./fact.ts";

export const propertyTypes = ["Flat", "House"] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const furnishings = ["Furnished", "Part furnished", "Unfurnished", "Flexible"] as const;
export type Furnishing = (typeof furnishings)[number];

type PlainFact = Fact & {
  /** Its name in the API's answers. Null: it is not in them. */
  wire: string | null;
  /** Cards of lists show it. */
  onCard?: true;
};

/**
 * Facts of a home that have a column each, of the same name. Editor, checks, reader and writer of its
 * texts, API, comparison and the home's page derive from them; how a feed has them stands in
 * `server/feeds/blm/fact-fields.ts`. A name on the wire is that of the renter specification, section 3.
 */
export const plainFacts = {
  propertyType: {
    section: "basics",
    kind: "choice",
    label: "Type",
    max: 10,
    choices: propertyTypes,
    needed: "Select flat or house",
    wire: "propertyType",
    page: null,
    compared: "own",
  },
  /** The feed's more specific type. */
  propertySubtype: {
    section: "basics",
    kind: "text",
    label: "Building type",
    hint: "Maisonette, Studio, Mews",
    max: 40,
    wire: null,
    page: null,
    compared: "own",
  },
  bedrooms: {
    section: "basics",
    kind: "number",
    label: "Bedrooms",
    hint: "0 for a studio",
    least: 0,
    most: 50,
    needed: "Enter the number of bedrooms, or 0 for a studio",
    wire: "bedrooms",
    page: "own",
    compared: "own",
    onCard: true,
  },
  bathrooms: {
    section: "basics",
    kind: "number",
    label: "Bathrooms",
    least: 0,
    most: 50,
    zeroIsUnknown: true,
    mayBeUnknown: true,
    mustBeAnswered: true,
    wire: "bathrooms",
    page: "own",
    compared: "row",
    onCard: true,
  },
  furnishing: {
    section: "basics",
    kind: "choice",
    label: "Furnishing",
    max: 20,
    choices: furnishings,
    mayBeUnknown: true,
    mustBeAnswered: true,
    wire: "furnishing",
    page: "own",
    compared: "row",
    onCard: true,
  },
  noDeposit: {
    section: "rent",
    kind: "tick",
    label: "No deposit",
    wire: "NoDeposit",
    page: "own",
    compared: "own",
  },
  /** In London. Null means now. */
  availableFrom: {
    section: "rent",
    kind: "day",
    label: "Available from",
    hint: "Leave blank if available now",
    wire: "dateAvailable",
    page: "own",
    compared: "own",
    onCard: true,
  },
} as const satisfies Record<string, PlainFact>;

type PlainFacts = typeof plainFacts;
export type PlainFactName = keyof PlainFacts;
export type PlainFactValues = FactValues<PlainFacts>;

export const plainFactNames = listNames(plainFacts);

export function getPlainFact(name: PlainFactName): PlainFact {
  return plainFacts[name];
}

export type CardFactName = {
  [Name in PlainFactName]: PlainFacts[Name] extends { onCard: true } ? Name : never;
}[PlainFactName];

function isOnCard(name: PlainFactName): name is CardFactName {
  return getPlainFact(name).onCard === true;
}

export const cardFactNames = plainFactNames.filter(isOnCard);

/** What the API's answers have of them, by its name there. */
export type WireFacts = {
  [Name in PlainFactName as PlainFacts[Name]["wire"] & string]: PlainFactValues[Name];
};

export const wireNames = plainFactNames.flatMap((name) => plainFacts[name].wire ?? []);

export function findWireFact(wire: keyof WireFacts): PlainFactName {
  return plainFactNames.find((name) => plainFacts[name].wire === wire)!;
}
