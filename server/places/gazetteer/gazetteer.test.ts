import { expect, test } from "vitest";
import { calculateDistanceMetres, isInsideUk } from "../../../domain/places/geo.ts";
import { type PlaceKind, formatPlaceLabel } from "../../../domain/places/place.ts";
import { cities } from "./cities.ts";
import { gazetteer, gazetteerIndex } from "./gazetteer.ts";
import { searchPlaces } from "../place-index.ts";
import { boroughs, placeCorrections, schools, universities } from "../place-tables.ts";

const count = (kind: PlaceKind) => gazetteer.filter((place) => place.kind === kind).length;

test("every place has a unique id and lies in the UK", () => {
  expect(new Set(gazetteer.map(({ id }) => id)).size).toBe(gazetteer.length);
  expect(gazetteer.filter((place) => !isInsideUk(place))).toEqual([]);
  expect(placeCorrections).toEqual([]);
});

test("searching for the text of a suggestion finds that place", () => {
  const lost = gazetteer.filter((place) => {
    const [best] = searchPlaces(gazetteerIndex, formatPlaceLabel(place), { max: 1 });
    return best?.place !== place || best.fit !== "exact";
  });
  expect(lost.map(formatPlaceLabel)).toEqual([]);
});

test("the boroughs of London are complete, the City being a neighbourhood", () => {
  expect(boroughs.filter(({ city }) => city === "London")).toHaveLength(32);
  expect(gazetteer.find(({ name }) => name === "City of London")?.kind).toBe("neighbourhood");
});

test("each city has a few dozen universities and schools", () => {
  for (const { name } of cities) {
    for (const table of [universities, schools]) {
      expect(table.filter(({ city }) => city === name).length).toBeGreaterThanOrEqual(2);
    }
  }
  expect(count("university")).toBeGreaterThan(40);
  expect(count("school")).toBeGreaterThan(60);
});

test("universities, schools and boroughs lie within reach of their city", () => {
  const strays = [...universities, ...schools, ...boroughs].filter((row) => {
    const city = cities.find(({ name }) => name === row.city)!;
    return calculateDistanceMetres(city.middle, row) > city.radius;
  });
  expect(strays.map(({ name }) => name)).toEqual([]);
});

test("stations without homes around them are left out", () => {
  expect(gazetteer.some(({ name }) => name === "Abergavenny")).toBe(false);
});

test("a station says which trains stop there", () => {
  const found = gazetteer.find(({ id }) => id === "station-old-street");
  expect(found?.detail).toBe("Underground and rail station, London");
});

test.each([
  ["station-watford-junction", null, "Rail station near London"],
  ["station-epsom", null, "Rail station near London"],
  ["outcode-tw18", null, "Postcode district near London"],
  ["neighbourhood-staines", null, "Area near London"],
  ["outcode-ec2", "London", "Postcode district, London"],
  ["outcode-tw9", "London", "Postcode district, London"],
  ["postcode-area-se", "London", "Postcode area, London"],
  ["postcode-area-tw", "London", "Postcode area around Twickenham"],
])("%s lies in %s: %s", (id, city, detail) => {
  expect(gazetteer.find((place) => place.id === id)).toMatchObject({ city, detail });
});
