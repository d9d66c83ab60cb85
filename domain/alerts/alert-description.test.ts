import { expect, test } from "vitest";
import { describeSearch } from "./alert-description.ts";
import { readSearch } from "../search/read-search.ts";
import { emptyFilter } from "../search/search.ts";

test.each([
  ["", null, "All homes"],
  ["bedsmin=2&rentmax=2500", "Hackney", "2+ bedrooms in Hackney up to £2,500 pcm"],
  ["propType=House", "Manchester", "Houses in Manchester"],
  ["propType=Flat&bedsmin=1&bedsmax=1", null, "1 bedroom flats"],
  ["bedsmin=1&bedsmax=1", null, "1 bedroom"],
  [
    "bedsmin=2&bedsmax=3&rentmin=1500&rentmax=2500",
    null,
    "2 to 3 bedrooms from £1,500 to £2,500 pcm",
  ],
  ["home=p1", "Loriner Street, Shoreditch", "Loriner Street, Shoreditch"],
  ["home=p1", null, "One home"],
  ["bedsmax=2", "E2", "Up to 2 bedrooms in E2"],
  ["bedsmax=0", "E2", "Studios in E2"],
  ["bedsmax=0&propType=Flat", "E2", "Studio flats in E2"],
  ["rentmin=1500", "Leeds Road", "All homes in Leeds Road from £1,500 pcm"],
  ["bathmin=1", null, "All homes"],
  [
    "bathmin=2&furnishing=Unfurnished&availablefrom=2026-12-01&features=PetFriendly&features=Parking",
    "Hackney",
    "All homes in Hackney, 2+ bathrooms, unfurnished, available from 01/12/2026, pet friendly, parking",
  ],
  ["availablefrom=now&q=wharf", null, "All homes, ‘wharf’, available now"],
  ["q=see+https://evil.example.com/x", null, "All homes, ‘see https evil example com x’"],
  ["lat=51.5&long=-0.1&bedsmin=2", null, "2+ bedrooms near the chosen place"],
  ["lat=51.5&long=-0.1", "Old Street station", "All homes near Old Street station"],
  ["bbox=-0.2,51.4,0,51.6", null, "All homes in the chosen part of the map"],
  ["bbox=-0.2,51.4,0,51.6", "Camden borough", "All homes in Camden borough"],
  [
    "area=hackney&bbox=-0.2,51.4,0,51.6",
    "Hackney",
    "All homes in Hackney in the chosen part of the map",
  ],
])("the search '%s' reads as a person would say it", (query, place, words) => {
  expect(describeSearch(readSearch(new URLSearchParams(query)).request.filter, place)).toBe(words);
});

test("the limits are said in order, whatever the order they come in", () => {
  const crossed = { ...emptyFilter, bedsMin: 3, bedsMax: 2, rentMin: 2500, rentMax: 1500 };
  expect(describeSearch(crossed, null)).toBe("2 to 3 bedrooms from £1,500 to £2,500 pcm");
});
