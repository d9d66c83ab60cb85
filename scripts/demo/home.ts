import type { Point } from "../../domain/places/area.ts";
import type { BuildingKind } from "./buildings.ts";
import type { Scheme } from "./developments.ts";
import type { Plan } from "./drawings/plan.ts";
import type { Area } from "./places/area.ts";

export type Outdoor = "garden" | "patio" | "balcony" | "roof" | "communal" | "none";
export type Kitchen = Plan["kitchen"];
export type Bath = Plan["bath"];
export type Furnished = "furnished" | "part" | "unfurnished" | "flexible" | "unsaid";

/** What the home is in the feed and in a sentence. */
export interface Dwelling {
  /** `PROP_SUB_ID` (feed reference, section 9). */
  subtype: number;
  /** `flat`, `terraced house`. */
  noun: string;
  house: boolean;
  /** On two floors of a larger building. */
  maisonette: boolean;
}

/** Metres, longer side first. */
export type Measure = readonly [number, number];

/** Everything that is settled about one home before a word is written. */
export interface Home {
  /** 1 to 240, in the order in which they came on the market. */
  number: number;
  area: Area;
  scheme: Scheme | null;
  /** One sentence on the neighbourhood, this home's own. */
  local: string;
  building: BuildingKind;
  built: string;
  /** The year it was last done up. */
  done: number;
  dwelling: Dwelling;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor, -1 below it. */
  floor: number;
  storeys: number;
  /** Homes in the building. */
  homes: number;
  lift: boolean;
  plan: Plan | null;
  mirrored: boolean;
  sqm: number;
  living: Measure;
  kitchenSize: Measure;
  bedroomSizes: readonly [Measure, Measure];
  kitchen: Kitchen;
  bath: Bath;
  outdoor: Outdoor;
  /** Metres. */
  gardenLength: number;
  aspect: string;
  face: string;
  fireplace: boolean;
  furnished: Furnished;
  pets: boolean;
  street: string;
  outcode: string;
  /** Null where the feed does not say. */
  position: Point | null;
  incode: string;
  door: string;
  letting: Letting;
  material: Material;
}

/** Money and dates. */
export interface Letting {
  /** Whole pounds, for the period of `weekly`. */
  price: number;
  weekly: boolean;
  /** Whole pounds a month, for reckoning. */
  rentPcm: number;
  noDeposit: boolean;
  letAgreed: boolean;
  /** Let to companies for their staff. */
  companyLet: boolean;
  created: string;
  updated: string;
  available: string;
}

/** Lines for the feed's free fields; null where the landlord has not said. */
export interface Material {
  /** As it is, also where the lines leave it out. */
  heating: string;
  councilTax: string | null;
  sap: readonly [current: number, potential: number] | null;
  /** Only the letter is known. */
  epcLetter: string | null;
  /** `Heating: gas central` and the like, in order. */
  lines: readonly string[];
}
