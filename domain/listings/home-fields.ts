import { toOneLine } from "../shared/one-line.ts";
import { furnishings, propertyTypes } from "./listing.ts";
import { councilTaxBands, epcRatings, mapTextFacts, textFacts } from "./material-facts.ts";

/** Sections of the editor, in order. */
export const homeSections = [
  { id: "basics", name: "Basics" },
  { id: "rent", name: "Rent and dates" },
  { id: "description", name: "Description" },
  { id: "pictures", name: "Pictures" },
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

interface HomeField {
  section: HomeSection;
  label: string;
  /** Characters at most. */
  max: number;
  /** Only these, and empty. */
  choices?: readonly string[];
  /** Never shown to renters, and kept at once: no publishing is needed. */
  isPrivate?: true;
}

const yes = ["yes"] as const;

/** Extra features that a person ticks. The others follow from type, furnishing and deposit. */
export const tickedFeatures = ["PetFriendly", "OutdoorSpace", "BrandNew", "Parking"] as const;

const materialTexts = mapTextFacts((fact): HomeField => {
  const label = textFacts.find((one) => one.fact === fact)?.term ?? fact;
  return { section: "material", label, max: 300 };
});

/** All that the office writes about a home, each kept as it was typed: nothing typed is lost. */
export const homeFields = {
  name: { section: "basics", label: "Name of the listing", max: 100 },
  area: { section: "basics", label: "Area", max: 60 },
  city: { section: "basics", label: "City", max: 60 },
  displayAddress: { section: "basics", label: "Address that renters see", max: 200 },
  address: { section: "basics", label: "House and road", max: 200 },
  postcode: { section: "basics", label: "Postcode", max: 10 },
  propertyType: { section: "basics", label: "Type", max: 10, choices: propertyTypes },
  propertySubtype: { section: "basics", label: "Kind of building", max: 40 },
  bedrooms: { section: "basics", label: "Bedrooms", max: 10 },
  bathrooms: { section: "basics", label: "Bathrooms", max: 10 },
  furnishing: {
    section: "basics",
    label: "Furnishing",
    max: 20,
    choices: [...furnishings, unknown],
  },
  developmentName: { section: "basics", label: "Development", max: 100 },
  developmentCompany: { section: "basics", label: "Its company", max: 100 },
  liteOffer: { section: "basics", label: "Short offer form", max: 3, choices: yes },
  rentPcm: { section: "rent", label: "Rent", max: 12 },
  noDeposit: { section: "rent", label: "No deposit", max: 3, choices: yes },
  deposit: { section: "rent", label: "Deposit", max: 12, isPrivate: true },
  holdingDeposit: { section: "rent", label: "Holding deposit", max: 12, isPrivate: true },
  availableFrom: { section: "rent", label: "Available from", max: 10 },
  minimumTerm: { section: "rent", label: "Minimum term", max: 10 },
  shortDescription: { section: "description", label: "Summary", max: 300 },
  longDescription: { section: "description", label: "Description", max: 6000 },
  displayFeatures: { section: "description", label: "Features in words", max: 800 },
  features: { section: "description", label: "Features that renters search for", max: 80 },
  councilTaxBand: {
    section: "material",
    label: "Council tax band",
    max: 10,
    choices: [...councilTaxBands, unknown],
  },
  epcRating: {
    section: "material",
    label: "Energy rating",
    max: 10,
    choices: [...epcRatings, unknown],
  },
  epcCurrent: { section: "material", label: "Energy points", max: 10 },
  epcPotential: { section: "material", label: "Energy points possible", max: 10 },
  ...materialTexts,
  nation: {
    section: "legal",
    label: "Nation",
    max: 10,
    choices: ["England", "Wales", "Scotland"],
    isPrivate: true,
  },
  hasGas: {
    section: "legal",
    label: "Gas in the home",
    max: 3,
    choices: ["yes", "no"],
    isPrivate: true,
  },
  licence: {
    section: "legal",
    label: "Licence needed",
    max: 20,
    choices: ["none", "mandatory HMO", "additional HMO", "selective"],
    isPrivate: true,
  },
  licenceApplied: {
    section: "legal",
    label: "Licence applied for",
    max: 3,
    choices: yes,
    isPrivate: true,
  },
  epcExemption: {
    section: "legal",
    label: "Registered exemption from the minimum energy rating",
    max: 60,
    isPrivate: true,
  },
  possessionGround: {
    section: "legal",
    label: "Regained under ground",
    max: 4,
    choices: ["none", "1", "1A"],
    isPrivate: true,
  },
  possessionDate: {
    section: "legal",
    label: "Date in that notice",
    max: 10,
    isPrivate: true,
  },
  registration: {
    section: "legal",
    label: "Landlord’s registration number",
    max: 40,
    isPrivate: true,
  },
  prsNumber: {
    section: "legal",
    label: "Number in the PRS database",
    max: 40,
    isPrivate: true,
  },
  lat: { section: "location", label: "Latitude", max: 24 },
  long: { section: "location", label: "Longitude", max: 24 },
  exactPin: { section: "location", label: "Show the exact place", max: 3, choices: yes },
} as const satisfies Record<string, HomeField>;

export type HomeFieldName = keyof typeof homeFields;
export type HomeTexts = Record<HomeFieldName, string>;

export function isHomeFieldName(name: string): name is HomeFieldName {
  return Object.hasOwn(homeFields, name);
}

export const homeFieldNames = Object.keys(homeFields).filter(isHomeFieldName);

export function getHomeField(name: HomeFieldName): HomeField {
  return homeFields[name];
}

/** As the history names what was changed: fields by their label, all else as it is called there. */
export function nameChangedField(field: string): string {
  return isHomeFieldName(field) ? getHomeField(field).label : field;
}

export function isPrivateField(name: HomeFieldName): boolean {
  return getHomeField(name).isPrivate === true;
}

function isComplete(texts: Partial<HomeTexts>): texts is HomeTexts {
  return homeFieldNames.every((name) => texts[name] !== undefined);
}

/** Fills fields that it is not given with nothing. */
export function fillHomeTexts(given: Partial<HomeTexts>): HomeTexts {
  const texts: Partial<HomeTexts> = {};
  for (const name of homeFieldNames) texts[name] = given[name] ?? "";
  if (!isComplete(texts)) throw new Error("A field was forgotten.");
  return texts;
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
    if (text.length > 2 * getHomeField(name).max + 200) tooLong.push(name);
    else texts[name] = text;
  }
  return { texts, tooLong };
}
