import type { Area } from "../../../domain/places/area.ts";
import type { AreaWithHomes } from "../../../domain/search/area-stats.ts";

export interface AreaGroup {
  letters: string;
  meaning?: string;
  page?: AreaWithHomes;
  areas: AreaWithHomes[];
}

export type HomesByArea = ReadonlyMap<string, number>;

const postcodeAreaNames: Record<string, string> = {
  W: "West",
  SW: "South West",
  E: "East",
  N: "North",
  CR: "Croydon",
  SM: "Sutton",
  SE: "South East",
  NW: "North West",
  HA: "Harrow",
  TW: "Twickenham",
  EC: "East Central",
  WC: "West Central",
  BR: "Bromley",
  DA: "Dartford",
  EN: "Enfield",
  IG: "Ilford",
  KT: "Kingston",
  RM: "Romford",
  UB: "Southall",
};

export function groupAreasByLetter(
  areas: readonly Area[],
  city: string,
  homes: HomesByArea,
): AreaGroup[] {
  const named = areas.filter((area) => area.kind === "neighbourhood" && area.city === city);
  const groups = Map.groupBy(named, ({ name }) => name.charAt(0).toUpperCase());
  return [...groups]
    .map(([letters, members]) => ({ letters, areas: toAreasWithHomes(members, homes) }))
    .toSorted((one, other) => compareNames(one.letters, other.letters));
}

export function groupAreasByPostcode(
  areas: readonly Area[],
  city: string,
  homes: HomesByArea,
): AreaGroup[] {
  const districts = areas.filter((area) => area.kind === "outcode" && area.city === city);
  const groups = Map.groupBy(districts, ({ name }) => name.replace(/\d.*$/, ""));
  const known = Object.keys(postcodeAreaNames).filter((letters) => groups.has(letters));
  const others = [...groups.keys()].filter((letters) => !Object.hasOwn(postcodeAreaNames, letters));
  const pages = toAreasWithHomes(
    areas.filter(({ kind }) => kind === "postcode-area"),
    homes,
  );
  return [...known, ...others.toSorted(compareNames)].map((letters) => ({
    letters,
    meaning: postcodeAreaNames[letters],
    page: pages.find(({ name }) => name === letters),
    areas: toAreasWithHomes(groups.get(letters) ?? [], homes),
  }));
}

function toAreasWithHomes(areas: Area[], homes: HomesByArea): AreaWithHomes[] {
  return areas
    .map(({ slug, name }) => ({ slug, name, homes: homes.get(slug) ?? 0 }))
    .toSorted((one, other) => compareNames(one.name, other.name));
}

function compareNames(one: string, other: string): number {
  return one.localeCompare(other, "en-GB", { numeric: true });
}
