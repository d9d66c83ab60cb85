import { describe, expect, it, test } from "vitest";
import { maxPlaces, formatPlaceLabel } from "../../domain/places/place.ts";
import { gazetteerIndex } from "./gazetteer/gazetteer.ts";
import { searchPlaces } from "./place-index.ts";

const listLabels = (text: string, city?: string) =>
  searchPlaces(gazetteerIndex, text, city === undefined ? {} : { city }).map(({ place }) =>
    formatPlaceLabel(place),
  );

describe("the first answer", () => {
  it.each([
    ["shored", "Shoreditch"],
    ["SHOREDITCH", "Shoreditch"],
    ["shoreditch, london, uk", "Shoreditch"],
    ["kings cross", "King's Cross"],
    ["King’s Cross", "King's Cross"],
    ["kingscross", "King's Cross"],
    ["elephant castle", "Elephant and Castle"],
    ["Elephant & Castle station", "Elephant & Castle station"],
    ["saint john's wood", "St John's Wood"],
    ["holloway rd", "Holloway Road station"],
    ["old st station", "Old Street station"],
    ["London Borough of Hackney", "Hackney borough"],
    ["Greater London, UK", "London"],
    ["e1", "E1"],
    ["ec1v", "EC1V"],
    ["ucl", "University College London"],
    ["french lycee", "Lycée Français Charles de Gaulle"],
    ["liverpool", "Liverpool"],
    ["piccadilly", "Manchester Piccadilly station"],
    ["street shoreditch high", "Shoreditch High Street station"],
  ])("to %j is %s", (text, label) => {
    expect(listLabels(text)[0]).toBe(label);
  });
  it.each([
    ["shoredich", "Shoreditch"],
    ["sohreditch", "Shoreditch"],
    ["hackny", "Hackney"],
    ["clapam junction", "Clapham Junction"],
    ["canarywarf", "Canary Wharf"],
    ["swis cotage", "Swiss Cottage"],
    ["westminister", "Westminster"],
    ["didsbry", "Didsbury, Manchester"],
    ["leicster sq", "Leicester Square station"],
    ["shoreidtch hi", "Shoreditch High Street station"],
    ["canray wha", "Canary Wharf"],
    ["hackeny", "Hackney"],
    ["agnel", "Angel"],
    ["claham", "Clapham"],
    ["britol", "Bristol"],
  ])("forgives %j for %s", (text, label) => {
    expect(listLabels(text)[0]).toBe(label);
  });
});

test("prefix matches come before matches inside a name", () => {
  const found = listLabels("victoria");
  expect(found.indexOf("Victoria Park")).toBeLessThan(found.indexOf("Royal Victoria station"));
});

test("of equally good matches, the chosen city's come first", () => {
  expect(listLabels("st george")[0]).toBe("St George, Bristol");
  expect(listLabels("ash", "Manchester")[0]).toMatch(/Manchester/);
  expect(listLabels("ash", "Bristol")[0]).toMatch(/Bristol/);
  expect(listLabels("victoria", "Manchester")[0]).toBe("Manchester Victoria station");
});

test("a chosen city limits the results, except for the cities themselves", () => {
  expect(listLabels("shoreditch", "Manchester")).toEqual([]);
  expect(listLabels("didsbury", "London")).toEqual([]);
  expect(listLabels("manchester", "London")).toEqual(["Manchester"]);
  expect(listLabels("watford junction", "London")).toEqual([]);
  expect(listLabels("watford junction")).toEqual(["Watford Junction station"]);
});

test("a name known elsewhere is not treated as a typo", () => {
  expect(listLabels("chorlton", "London")).toEqual([]);
});

test.each([
  ["w", "W"],
  ["SE", "SE"],
  ["tw", "TW"],
])("letters of a postcode %j find the area %s before its districts", (text, label) => {
  expect(listLabels(text)[0]).toBe(label);
});

test("at most eight are returned", () => {
  expect(listLabels("s")).toHaveLength(maxPlaces);
});

test("exact matches leave no room for guesses", () => {
  expect(listLabels("st pan")).toEqual(["King's Cross St Pancras station"]);
});

test("two typed words need two words of the name", () => {
  expect(listLabels("barnes b")).toEqual(["Barnes Bridge station"]);
  expect(listLabels("east p")[0]).toBe("East Putney station");
});

test("a beginning with a wrong letter matches when most of the name is typed", () => {
  expect(listLabels("canrywh")[0]).toBe("Canary Wharf");
  expect(listLabels("shor")[0]).toBe("Shoreditch");
  expect(listLabels("shro")).toEqual([]);
});

test("numbers are never guessed", () => {
  expect(listLabels("e99")).toEqual([]);
});

const elsewhere =
  "paris parris pariss pairs prais parsi pariz rome milan berlin leds reading coventry durham".split(
    " ",
  );
test.each(["", "  ", "!?", "atlantis", "x".repeat(100), ...elsewhere])(
  "nothing matches %j",
  (text) => {
    expect(listLabels(text)).toEqual([]);
  },
);
