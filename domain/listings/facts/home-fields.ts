import { toOneLine } from "../../shared/text/one-line.ts";
import { type EditorTexts, type FieldKind, hasName, listNames, mapNames } from "./fact.ts";
import { materialFacts } from "./material-facts.ts";
import { plainFacts } from "./plain-facts.ts";

/** Sections of the editor, in order. */
export const homeSections = [
  { id: "basics", name: "Basics" },
  { id: "rent", name: "Rent and dates" },
  { id: "description", name: "Description" },
  { id: "pictures", name: "Photos" },
  { id: "documents", name: "Documents" },
  { id: "material", name: "Material information" },
  { id: "legal", name: "Legal" },
  { id: "access", name: "Access and keys" },
  { id: "location", name: "Location" },
  { id: "history", name: "History" },
] as const;
export type HomeSection = (typeof homeSections)[number]["id"];

/** 'Unknown' is an answer: renters read that it is not known. An empty field is not an answer. */
export const unknown = "unknown";

export type HomeField = EditorTexts<HomeSection> &
  (FieldKind | { kind: "pounds" } | { kind: "degrees"; least: number; most: number }) & {
    /** Beside the box, if that says more than the label. */
    tick?: string;
    /** Never shown to renters, and kept at once: no publishing is needed. */
    isPrivate?: true;
  };

/** Extra features that a person ticks. The others follow from type, furnishing and deposit. */
export const tickedFeatures = ["PetFriendly", "OutdoorSpace", "BrandNew", "Parking"] as const;

interface More {
  hint?: string;
  needed?: string;
  tick?: string;
  isPrivate?: true;
}

const textField = (
  section: HomeSection,
  label: string,
  max: number,
  more: More = {},
): HomeField => ({
  kind: "text",
  section,
  label,
  max,
  ...more,
});

const ofKind =
  (kind: "tick" | "pounds" | "day") =>
  (section: HomeSection, label: string, more: More = {}): HomeField => ({
    kind,
    section,
    label,
    ...more,
  });
const tickField = ofKind("tick");
const poundsField = ofKind("pounds");
const dayField = ofKind("day");

const choiceField = (
  label: string,
  max: number,
  choices: readonly string[],
  more: More = {},
): HomeField => ({
  kind: "choice",
  section: "legal",
  label,
  max,
  choices,
  isPrivate: true,
  ...more,
});

const degreesField = (label: string, least: number, most: number, more: More = {}): HomeField => ({
  kind: "degrees",
  section: "location",
  label,
  least,
  most,
  needed: "Set the pin on the map",
  ...more,
});

const isPrivate = true;
const { noDeposit, availableFrom, ...basicFacts } = plainFacts;
const { minimumTerm, ...furtherFacts } = materialFacts;

/** All that the office writes about a home, each kept as it was typed: nothing typed is lost. */
export const homeFields = {
  name: textField("basics", "Listing name", 100, {
    hint: "Shown to renters. Don’t include a house number",
    needed: "Enter a name for the listing",
  }),
  area: textField("basics", "Area", 60, { needed: "Enter the area" }),
  city: textField("basics", "City", 60, { needed: "Enter the city" }),
  displayAddress: textField("basics", "Address that renters see", 200, {
    needed: "Enter the address that renters see",
  }),
  address: textField("basics", "House number and street", 200, {
    hint: "Never shown to renters",
    needed: "Enter the house number and street. You’ll need them for viewings",
  }),
  postcode: textField("basics", "Postcode", 10, {
    hint: "We’ll fill in area, city and map position",
    needed: "Enter the postcode",
  }),
  ...basicFacts,
  developmentName: textField("basics", "Development", 100, {
    hint: "Only for build-to-rent developments",
  }),
  developmentCompany: textField("basics", "Developer or operator", 100),
  liteOffer: tickField("basics", "Short offer form"),
  rentPcm: poundsField("rent", "Rent", { needed: "Enter the monthly rent as a single amount" }),
  noDeposit,
  deposit: poundsField("rent", "Deposit", { hint: "Leave blank for 5 weeks’ rent", isPrivate }),
  holdingDeposit: poundsField("rent", "Holding deposit", {
    hint: "Leave blank for one week’s rent",
    isPrivate,
  }),
  availableFrom,
  minimumTerm,
  shortDescription: textField("description", "Summary", 300, {
    hint: "One sentence, shown in search results",
    needed: "Enter a summary",
  }),
  longDescription: textField("description", "Description", 6000, { needed: "Enter a description" }),
  displayFeatures: textField("description", "Key features", 800, { hint: "One on each line" }),
  features: textField("description", "Features that renters search for", 80),
  ...furtherFacts,
  nation: choiceField("Nation", 10, ["England", "Wales", "Scotland"], {
    hint: "Leave blank to use the postcode",
  }),
  hasGas: choiceField("Gas supply", 3, ["yes", "no"]),
  licence: choiceField("Licence needed", 20, [
    "none",
    "mandatory HMO",
    "additional HMO",
    "selective",
  ]),
  licenceApplied: tickField("legal", "Licence applied for", {
    tick: "Licence applied for",
    isPrivate,
  }),
  epcExemption: textField("legal", "Registered exemption from the minimum energy rating", 60, {
    hint: "Number in the exemptions register",
    isPrivate,
  }),
  possessionGround: choiceField("Possession ground used", 4, ["none", "1", "1A"]),
  possessionDate: dayField("legal", "Date in that notice", { isPrivate }),
  registration: textField("legal", "Landlord’s registration number", 40, {
    hint: "Wales and Scotland",
    isPrivate,
  }),
  prsNumber: textField("legal", "PRS database number", 40, { isPrivate }),
  lat: degreesField("Latitude", 49.8, 61, { hint: "The postcode district’s, until you set it" }),
  long: degreesField("Longitude", -8.7, 1.8),
  exactPin: tickField("location", "Show the exact location", {
    tick: "Show the exact location. Otherwise it’s rounded to about 100 metres",
  }),
} satisfies Record<string, HomeField>;

export type HomeFieldName = keyof typeof homeFields;
export type HomeTexts = Record<HomeFieldName, string>;

export function isHomeFieldName(name: string): name is HomeFieldName {
  return hasName(homeFields, name);
}

export const homeFieldNames = listNames(homeFields);

export function getHomeField(name: HomeFieldName): HomeField {
  return homeFields[name];
}

/** What else of a home changes, where it has no words of its own. */
const otherChanges: Readonly<Record<string, string>> = {
  state: "Status",
  origin: "Origin",
  warning: "Warning",
};

/** As the history names what was changed: fields by their label, all else as it is called there. */
export function nameChangedField(field: string): string {
  return isHomeFieldName(field) ? getHomeField(field).label : (otherChanges[field] ?? field);
}

/** Texts other than the empty one that it may hold. Null: any. */
export function getChoices(name: HomeFieldName): readonly string[] | null {
  const field = getHomeField(name);
  if (field.kind === "tick") return ["yes"];
  if (field.kind !== "choice") return null;
  return field.mayBeUnknown ? [...field.choices, unknown] : field.choices;
}

const lengths = { number: 10, tick: 3, day: 10, pounds: 12, degrees: 24 };

/** Characters at most. */
export function getMaxLength(name: HomeFieldName): number {
  const field = getHomeField(name);
  return "max" in field ? field.max : lengths[field.kind];
}

/** In the editor's order. */
export function listFields(
  section: HomeSection,
  but: readonly HomeFieldName[] = [],
): HomeFieldName[] {
  return homeFieldNames.filter(
    (name) => getHomeField(name).section === section && !but.includes(name),
  );
}

export function isPrivateField(name: HomeFieldName): boolean {
  return getHomeField(name).isPrivate === true;
}

/** Fills fields that it is not given with nothing. */
export function fillHomeTexts(given: Partial<HomeTexts>): HomeTexts {
  return mapNames<HomeTexts>(homeFieldNames, (name) => given[name] ?? "");
}

const unstorable = /[\0\p{Cs}]/gu;

/** Without what no database keeps as text: NUL, and halves of a character. */
export function toStorable(text: string): string {
  return text.replaceAll(unstorable, "");
}

/** All but the texts of the description: what is pasted into it from two lines or cells stands side by side. */
function isOneLine(name: HomeFieldName): boolean {
  return getHomeField(name).section !== "description";
}

/**
 * What of a posted form can be kept. Anything else about a field is the matter of its check: what
 * somebody typed stays until they change it.
 */
export function readPostedTexts(fields: Readonly<Partial<Record<string, string>>>) {
  const texts: Partial<HomeTexts> = {};
  const tooLong: HomeFieldName[] = [];
  for (const name of homeFieldNames) {
    const given = fields[name];
    if (given === undefined) continue;
    const storable = toStorable(given);
    const text = (isOneLine(name) ? toOneLine(storable) : storable.replaceAll("\r\n", "\n")).trim();
    if (text.length > 2 * getMaxLength(name) + 200) tooLong.push(name);
    else texts[name] = text;
  }
  return { texts, tooLong };
}
