import type { Place, PlaceKind } from "../../../domain/places/place.ts";
import { cities, findCityAround } from "./cities.ts";
import { neighbourhoods } from "./neighbourhoods.ts";
import { outcodes } from "./outcodes.ts";
import { isInsideLondon } from "./inside-london.ts";
import { indexPlaces, type NamedPlace } from "../place-index.ts";
import { createPlaceKey } from "../place-key.ts";
import { boroughs, type Landmark, schools, universities } from "../place-tables.ts";
import { postcodeAreas, postTowns } from "./postcode-areas.ts";
import { type Station, type StationMode, stations } from "./stations.ts";

const modeWords: Record<StationMode, string> = {
  tube: "Underground",
  dlr: "DLR",
  rail: "rail",
  tram: "Metrolink",
};

const named: NamedPlace[] = [
  ...cities.map(({ name, middle }) => ({
    place: {
      id: createPlaceId("city", name),
      name,
      kind: "city" as const,
      city: name,
      ...middle,
      detail: "City",
    },
    aliases: [],
  })),
  ...neighbourhoods.map((row) => createLandmark("neighbourhood", "Area", { ...row, aliases: [] })),
  ...boroughs.map((row) => createLandmark("borough", "Borough", row)),
  ...postcodeAreas.map(({ name, city, centre }) => ({
    place: {
      id: createPlaceId("postcode-area", name),
      name,
      kind: "postcode-area" as const,
      city,
      ...centre,
      detail:
        name in postTowns ? `Postcode area around ${postTowns[name]}` : "Postcode area, London",
    },
    aliases: [],
  })),
  ...outcodes.map(({ code, ...row }) =>
    createLandmark("outcode", "Postcode district", { ...row, name: code, aliases: [] }),
  ),
  ...stations.flatMap(createStationPlace),
  ...universities.map((row) => createLandmark("university", "University", row)),
  ...schools.map((row) => createLandmark("school", "School", row)),
];

export const gazetteer: readonly Place[] = named.map(({ place }) => place);
export const gazetteerIndex = indexPlaces(named);

function createLandmark(kind: PlaceKind, what: string, row: Landmark): NamedPlace {
  const { name, city, lat, long, aliases } = row;
  const short =
    city !== "London" && name.startsWith(`${city} `) ? [name.slice(city.length + 1)] : [];
  const id = createPlaceId(kind, city === "London" ? name : `${name}-${city}`);
  const nearLondon = city === "London" && !isInsideLondon(row);
  const where = nearLondon
    ? { city: null, detail: `${what} near London` }
    : { city, detail: `${what}, ${city}` };
  return {
    place: { id, name, kind, lat, long, ...where },
    aliases: [...aliases, ...short],
  };
}

/** Stations outside the cities are left out, since there are no homes near them. */
function createStationPlace(station: Station): NamedPlace[] {
  const city = findCityAround(station);
  return city === null
    ? []
    : [
        createLandmark("station", listStationWords(station.modes), {
          ...station,
          city,
          aliases: [],
        }),
      ];
}

function listStationWords(modes: readonly StationMode[]): string {
  const words = modes.map((mode) => modeWords[mode]);
  const last = words.pop() ?? "";
  const text = words.length === 0 ? last : `${words.join(", ")} and ${last}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${last === "Metrolink" ? "stop" : "station"}`;
}

function createPlaceId(kind: PlaceKind, name: string): string {
  return `${kind}-${createPlaceKey(name)}`;
}
