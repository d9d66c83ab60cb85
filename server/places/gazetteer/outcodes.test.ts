import { describe, expect, it } from "vitest";
import { calculateDistanceMetres, isInsideUk } from "../../../domain/places/geo.ts";
import { cities } from "./cities.ts";
import { findDistrict, findOutcodeCentre, outcodeCorrections, outcodes } from "./outcodes.ts";

describe("an outcode's centre", () => {
  it.each(["SE1", "se1", " Se1 ", "SE 1"])("is found for %j", (text) => {
    expect(findOutcodeCentre(text)).toEqual({ lat: 51.499, long: -0.095 });
  });
  it.each([
    ["NW1W", "NW1"],
    ["SE1P", "SE1"],
    ["EC2P", "EC2"],
    ["W1A", "W1"],
  ])("of the sub-district %s is that of %s", (code, district) => {
    expect(findOutcodeCentre(code)).not.toBeNull();
    expect(findOutcodeCentre(code)).toEqual(findOutcodeCentre(district));
  });
  it("is a sub-district's own where we know it", () => {
    expect(findOutcodeCentre("SW1V")).not.toEqual(findOutcodeCentre("SW1"));
  });
  it.each(["", "E", "1", "ZZ1", "E99", "E1 1", "SE1 7DP", "LS1"])("is unknown for %j", (text) => {
    expect(findOutcodeCentre(text)).toBeNull();
  });
  it.each(
    "W1 SW20 EC1 EC4 WC2 E1W N1C NW11 CR0 SM7 HA9 TW20 BR1 IG11 RM1 EN5 UB11 KT1 DA8".split(" "),
  )("is known for %s in London", (code) => {
    expect(findOutcodeCentre(code)).not.toBeNull();
  });
  it.each("M1 M9 M11 M25 M50 SK4 OL6 WA14 L1 L20 L37 BS1 BS16 BS34".split(" "))(
    "is known for %s in the other cities",
    (code) => {
      expect(findOutcodeCentre(code)).not.toBeNull();
    },
  );
});

it.each([
  ["SW1V", "SW1"],
  ["ec1v", "EC1"],
  ["N1", "N1"],
  ["E 14", "E14"],
])("%s lies in the district %s", (outcode, district) => {
  expect(findDistrict(outcode)).toBe(district);
});

describe("the table", () => {
  it("needed no correction", () => {
    expect(outcodeCorrections).toEqual([]);
  });
  it("names each outcode once", () => {
    expect(new Set(outcodes.map(({ code }) => code)).size).toBe(outcodes.length);
  });
  it("lies in the UK, within 35 km of the city each outcode is listed under", () => {
    const strays = outcodes.filter((outcode) => {
      const city = cities.find(({ name }) => name === outcode.city);
      return (
        !isInsideUk(outcode) || !city || calculateDistanceMetres(outcode, city.middle) > 35_000
      );
    });
    expect(strays).toEqual([]);
  });
  it("keeps a sub-district within 2.5 km of its district", () => {
    const strays = outcodes.filter((outcode) => {
      const district = findOutcodeCentre(findDistrict(outcode.code));
      return !district || calculateDistanceMetres(outcode, district) > 2500;
    });
    expect(strays).toEqual([]);
  });
});
