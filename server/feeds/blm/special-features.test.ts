import { describe, expect, test } from "vitest";
import { mentionsNoDeposit, detectSpecialFeatures } from "./special-features.ts";

const flat = { propertyType: "Flat", furnishing: null, newHome: false, noDeposit: false } as const;
const findFeatures = (...lines: string[]) =>
  detectSpecialFeatures(flat, lines).filter((feature) => feature !== "Flat");

describe("Pet friendly", () => {
  test.each([
    "Pets considered",
    "Pets welcome (no large dogs)",
    "Pet friendly",
    "Pet-friendly building",
    "Dogs and cats allowed",
    "Landlord accepts pets",
    "Pets: considered",
    "Pets: yes",
  ])("%s", (line) => {
    expect(findFeatures(line)).toEqual(["PetFriendly"]);
  });

  test.each([
    "No pets",
    "Sorry no pets",
    "Pets not allowed",
    "Pets are not considered",
    "Pets: no",
    "Pets: none",
    "Not suitable for pets",
    "Carpets throughout",
    "Petrol station near by",
  ])("not: %s", (line) => {
    expect(findFeatures(line)).toEqual([]);
  });

  test("not where another line denies it", () => {
    expect(findFeatures("Pet friendly area", "Strictly no pets")).toEqual([]);
  });
});

describe("Outdoor space", () => {
  test.each([
    "Private garden",
    "Two balconies",
    "Roof terrace",
    "South-facing terrace",
    "Patio",
    "Communal gardens",
    "Garden flat",
    "Balcony overlooking the gardens",
    "Outside space",
    "Garden, no lift",
  ])("%s", (line) => {
    expect(findFeatures(line)).toEqual(["OutdoorSpace"]);
  });

  test.each([
    "End of terrace",
    "End-terrace",
    "Mid terrace house",
    "Victorian terrace",
    "Terraced house",
    "No garden",
    "No private outside space",
    "Views over communal gardens",
    "Close to Victoria Park and its gardens",
    "Five minutes from Kew Gardens",
    "Covent Garden",
    "Garden: none",
  ])("not: %s", (line) => {
    expect(findFeatures(line)).toEqual([]);
  });
});

describe("Private parking", () => {
  test.each([
    "Parking",
    "Off-street parking",
    "Allocated parking space",
    "Garage",
    "Driveway for two cars",
    "Secure underground parking",
    "Parking: allocated space",
    "Garage and permit parking",
    "No chain, parking",
  ])("%s", (line) => {
    expect(findFeatures(line)).toEqual(["Parking"]);
  });

  test.each([
    "No parking",
    "No garage or driveway",
    "Permit parking",
    "Residents' permit parking only",
    "Parking: residents’ permit",
    "On-street parking",
    "Street parking",
    "Parking: none",
    "Parking - no",
    "Bike parking",
    "Visitors' parking",
    "Paid parking near by",
  ])("not: %s", (line) => {
    expect(findFeatures(line)).toEqual([]);
  });
});

describe("No deposit", () => {
  test.each(["No deposit", "Zero-deposit option", "Deposit free", "NIL DEPOSIT", "Deposit: none"])(
    "%s",
    (line) => {
      expect(mentionsNoDeposit([line])).toBe(true);
    },
  );

  test.each(["No holding deposit", "Deposit £1,960", "Deposit: five weeks' rent"])(
    "not: %s",
    (line) => {
      expect(mentionsNoDeposit([line])).toBe(false);
    },
  );
});

describe("What the listing itself says", () => {
  test.each([
    ["Furnished", ["Furnished"]],
    ["Part furnished", ["Furnished"]],
    ["Unfurnished", ["Unfurnished"]],
    ["Flexible", ["Furnished", "Unfurnished"]],
  ] as const)("%s counts as %j", (furnishing, features) => {
    expect(detectSpecialFeatures({ ...flat, furnishing }, [])).toEqual([...features, "Flat"]);
  });

  test("a house, brand new, without deposit", () => {
    const home = {
      propertyType: "House",
      furnishing: null,
      newHome: true,
      noDeposit: true,
    } as const;
    expect(detectSpecialFeatures(home, [])).toEqual(["House", "BrandNew", "NoDeposit"]);
  });
});
