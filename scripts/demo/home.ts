import type { Point } from "../../domain/places/area.ts";
import type { BuildingKind } from "./buildings.ts";
import type { Scheme } from "./developments.ts";
import type { Plan } from "./drawings/plan.ts";
import type { Area } from "./places/area.ts";

export type Outdoor = "garden" | "patio" | "balcony" | "roof" | "communal" | "none";
export type Kitchen = Plan["kitchen"];
export type Bath = Plan["bath"];
export type Furnished = "furnished" | "part" | "unfurnished" | "flexible" | "unsaid";

export interface Dwelling {
  /** `PROP_SUB_ID` (feed reference, section 9). */
  subtype: number;
  noun: string;
  house: boolean;
  maisonette: boolean;
}

/** Metres, longer side first. */
export type Measure = readonly [number, number];

export interface Home {
  /** 1 to 240, in order of listing. */
  number: number;
  area: Area;
  scheme: Scheme | null;
  local: string;
  building: BuildingKind;
  built: string;
  done: number;
  dwelling: Dwelling;
  bedrooms: number;
  bathrooms: number;
  /** 0 is the ground floor, -1 the basement. */
  floor: number;
  storeys: number;
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
  position: Point | null;
  incode: string;
  door: string;
  letting: Letting;
  material: Material;
}

export interface Letting {
  /** Whole pounds per week or month, see `weekly`. */
  price: number;
  weekly: boolean;
  /** Whole pounds a month, for calculations. */
  rentPcm: number;
  noDeposit: boolean;
  letAgreed: boolean;
  companyLet: boolean;
  created: string;
  updated: string;
  available: string;
}

/** Material information for the feed's free-text fields. Null if undisclosed. */
export interface Material {
  /** Actual value, even if the lines omit it. */
  heating: string;
  councilTax: string | null;
  sap: readonly [current: number, potential: number] | null;
  epcLetter: string | null;
  lines: readonly string[];
}
