import { describe, expect, test } from "vitest";
import { formatHeadline, formatPublicAddress } from "./public-address.ts";

describe("The public address shows no door and no inward postcode", () => {
  test.each([
    ["Loriner Street, Shoreditch, London", "Loriner Street, Shoreditch, London"],
    ["12 Loriner Street, London", "Loriner Street, London"],
    ["12a Loriner Street", "Loriner Street"],
    ["4-6 Loriner Street", "Loriner Street"],
    ["Flat 3, 12 Loriner Street, London", "Loriner Street, London"],
    ["Flat 3B 12 Loriner Street", "Loriner Street"],
    ["Apartment 1204, Tidewater Wharf, E14", "Tidewater Wharf, E14"],
    ["Tidewater Wharf, Apartment 1204, E14", "Tidewater Wharf, E14"],
    ["Unit C, Loriner Street", "Loriner Street"],
    ["Loriner Street, London E2 7DP", "Loriner Street, London E2"],
    ["Loriner Street, London, e27dp", "Loriner Street, London, E2"],
    ["Flat Iron Square, London", "Flat Iron Square, London"],
    ["Studio Lane, London", "Studio Lane, London"],
    ["2nd Avenue, London", "2nd Avenue, London"],
    ["Flat 3, 12", ""],
  ])("%s", (given, shown) => {
    expect(formatPublicAddress(given, "")).toBe(shown);
  });
});

test("The public address is compared with the private one", () => {
  const shown = (given: string, address: string) => formatPublicAddress(given, address);
  expect(shown("A802, Landmark Tower, E14", "A802, Landmark Tower, Marsh Wall")).toBe(
    "Landmark Tower, E14",
  );
  expect(shown("Mill Lane (Flat 3), London", "Flat 3, 20 Mill Lane")).toBe("Mill Lane, London");
  expect(shown("2 Bedroom Flat, London", "2 Mill Lane")).toBe("2 Bedroom Flat, London");
  expect(shown("12 Nine Elms Lane, London", "12 Nine Elms Lane")).toBe("Nine Elms Lane, London");
});

const isPlace = (part: string) => ["Shoreditch", "London"].includes(part);

describe("The headline", () => {
  test.each([
    [
      "is the address's first part",
      "Loriner Street, Shoreditch",
      "Loriner Street",
      "Loriner Street",
    ],
    [
      "is a building before its road",
      "Weavers House, Loriner Street",
      "Loriner Street",
      "Weavers House",
    ],
    [
      "is no district where the road is known",
      "Shoreditch, London",
      "Loriner Street",
      "Loriner Street",
    ],
    ["never shows the road's number", "Shoreditch, London", "12 Loriner Street", "Loriner Street"],
    [
      "keeps a number in words that begins the road's name",
      "Shoreditch, London",
      "12 Nine Elms Lane",
      "Nine Elms Lane",
    ],
    ["never shows a flat's number", "Shoreditch, London", "Flat 3, 12", "Shoreditch"],
    ["is the district where nothing else is known", "Shoreditch, London", "", "Shoreditch"],
    ["is nothing where nothing is known", "", "", null],
  ])("%s", (_rule, address, road, name) => {
    expect(formatHeadline(address, road, isPlace)).toBe(name);
  });
});
