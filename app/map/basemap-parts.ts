import type { GeoJSONSourceSpecification } from "maplibre-gl";
import partBounds from "./basemap/parts.json";
import { type Bounds, isOverlapping } from "./map-bounds.ts";

const urls = import.meta.glob<string>("./basemap/*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export const sourceNames = [
  "land",
  "boroughs",
  "borders",
  "tide",
  "water",
  "parks",
  "roads",
  "lines",
  "stations",
  "places",
] as const;
export type BasemapSource = (typeof sourceNames)[number];

type Data = Exclude<GeoJSONSourceSpecification["data"], string>;
type Collection = Extract<Data, { type: "FeatureCollection" }>;

/** One city, or the country's outline. Has no source for which it has nothing. */
export type BasemapPart = Partial<Record<BasemapSource, Collection>>;

export const cityParts = ["london", "manchester", "liverpool", "bristol"] as const;
export type CityPart = (typeof cityParts)[number];

export function findCityParts(view: Bounds): CityPart[] {
  return cityParts.filter((name) => isOverlapping(partBounds[name], view));
}

export async function fetchPart(name: CityPart | "country"): Promise<BasemapPart> {
  const response = await fetch(urls[`./basemap/${name}.json`]!);
  if (!response.ok) throw new Error(`The map's data answered ${response.status}.`);
  return response.json();
}

export function joinFeatures(parts: readonly BasemapPart[], source: BasemapSource): Collection {
  const features = parts.flatMap((part) => part[source]?.features ?? []);
  return { type: "FeatureCollection", features };
}
