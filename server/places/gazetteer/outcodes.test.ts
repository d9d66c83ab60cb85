import { describe, expect, it } from "vitest";
import { calculateDistanceMetres, isInsideUk } from "../../../domain/places/geo.ts";
import { cities } from "./cities.ts";
import { isOutsideDistrict } from "../../../domain/places/district-reach.ts";
import {
  findDistrict,
  findOutcodeCentre,
  findReach,
  outcodeCorrections,
  outcodes,
} from "./outcodes.ts";
import { neighbourhoods } from "./neighbourhoods.ts";

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

describe("how far from its centre the homes of an outcode may be", () => {
  it.each([
    ["Shad Thames", "SE1", 51.5031, -0.0735],
    ["Island Gardens", "E14", 51.4868, -0.0106],
    ["the north of Chingford", "E4", 51.637, 0.012],
    ["Downe", "BR6", 51.336, 0.053],
    ["Heathrow's Terminal 4", "TW6", 51.459, -0.447],
    ["Harefield", "UB9", 51.602, -0.483],
    ["North Ockendon", "RM14", 51.539, 0.29],
    ["Wennington", "RM13", 51.497, 0.22],
    ["the south of Coulsdon", "CR5", 51.29, -0.14],
    ["Malden Rushett", "KT9", 51.343, -0.312],
    ["Putney Vale", "SW15", 51.443, -0.245],
    ["Manchester's airport", "M22", 53.365, -2.27],
    ["Speke", "L24", 53.345, -2.8],
    ["Avonmouth", "BS11", 51.5, -2.69],
  ])("takes in %s", (_, outcode, lat, long) => {
    expect(isOutsideDistrict({ lat, long }, findReach(outcode)!)).toBe(false);
  });

  it.each([
    ["NW8", 51.4204, -0.2028],
    ["NW6", 51.4204, -0.2028],
    ["E14", 51.5321, -0.2057],
    ["M20", 53.5094, -2.3343],
  ])("does not take in the other end of its city: %s", (outcode, lat, long) => {
    expect(isOutsideDistrict({ lat, long }, findReach(outcode)!)).toBe(true);
  });

  it("takes in every neighbourhood that is nearest or next to it", () => {
    const outside = neighbourhoods.flatMap((point) =>
      outcodes
        .map((outcode) => ({ outcode, metres: calculateDistanceMetres(outcode, point) }))
        .toSorted((one, other) => one.metres - other.metres)
        .slice(0, 2)
        .filter(({ outcode }) => isOutsideDistrict(point, findReach(outcode.code)!))
        .map(({ outcode: { code } }) => `${point.name} ${code}`),
    );
    expect(outside).toEqual([]);
  });

  it("is unknown for an outcode that the gazetteer lacks", () => {
    expect(findReach("LS1")).toBeNull();
  });
});
