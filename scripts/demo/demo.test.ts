import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Area } from "../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../domain/places/geo.ts";
import { nearbyMetres } from "../../domain/search/search.ts";
import { findArea } from "../../server/places/areas.ts";
import { findDistrict, findOutcodeCentre } from "../../server/places/outcodes.ts";
import { writeBlm } from "./blm.ts";
import { makeHomes } from "./homes.ts";
import { feedFile, generated, photoFolder, seed } from "./make-demo.ts";
import { readPictures } from "./pictures.ts";
import { makeRows } from "./rows.ts";

const pictures = readPictures(photoFolder);
const rows = makeRows(seed, pictures);
const homes = makeHomes(seed);
const readValue = (row: (typeof rows)[number], field: string) => row[field] ?? "";
const findPlace = (field: string, wanted: string) =>
  rows.filter((row) => readValue(row, field) === wanted);
const listPhotos = (row: (typeof rows)[number]) =>
  Object.entries(row)
    .filter(([field, file]) => /^MEDIA_IMAGE_0\d$/.test(field) && file)
    .map(([, file]) => file!);

function isInside({ kind, name, centre, members }: Area, home: (typeof homes)[number]): boolean {
  if (kind === "city") return home.area.city === name;
  if (members)
    return "outcodes" in members && members.outcodes.includes(findDistrict(home.outcode));
  const point = home.position ?? findOutcodeCentre(home.outcode);
  return (
    centre !== null && point !== null && calculateDistanceMetres(centre, point) <= nearbyMetres
  );
}

describe("the demo feed", () => {
  it("has 240 listings with references of their own", () => {
    expect(rows).toHaveLength(240);
    expect(new Set(rows.map((row) => row.AGENT_REF)).size).toBe(240);
  });

  it("is mostly in London, in at least 45 of its areas, and in three other cities", () => {
    const towns = ["London", "Manchester", "Liverpool", "Bristol"];
    expect(towns.map((town) => findPlace("TOWN", town).length)).toEqual([202, 16, 8, 14]);
    const areas = new Set(findPlace("TOWN", "London").map((row) => row.ADDRESS_3));
    expect(areas.size).toBeGreaterThanOrEqual(45);
  });

  it.each(
    "london manchester liverpool bristol shoreditch chelsea canary-wharf elephant-and-castle colindale seven-sisters w sw e n cr sm se nw ha tw".split(
      " ",
    ),
  )("has a home that is free in %s, as the specification names it", (slug) => {
    const area = findArea(slug);
    if (area === null) throw new Error(`There is no area ${slug}.`);
    const free = homes.filter(({ letting }) => !letting.letAgreed);
    expect(free.filter((home) => isInside(area, home)).length).toBeGreaterThan(0);
  });

  it("has four developments of four to seven new homes", () => {
    const names = findPlace("NEW_HOME_FLAG", "Y").map(
      (row) => readValue(row, "DISPLAY_ADDRESS").split(", ")[0]!,
    );
    const count = (name: string) => names.filter((each) => each === name).length;
    expect(["Tidewater Wharf", "Foundry Yard", "Calico Works", "Harbour Lanes"].map(count)).toEqual(
      [7, 6, 4, 4],
    );
    expect(names).toHaveLength(21);
  });

  it("has 12 homes let agreed, 14 without deposit, 8 without photos and 18 with a weekly rent", () => {
    expect(findPlace("STATUS_ID", "5")).toHaveLength(12);
    expect(findPlace("LET_BOND", "0")).toHaveLength(14);
    expect(findPlace("LET_RENT_FREQUENCY", "0")).toHaveLength(18);
    expect(rows.filter((row) => listPhotos(row).length === 0)).toHaveLength(8);
  });

  it("takes no deposit over five weeks' rent", () => {
    for (const row of rows) {
      const price = Number(row.PRICE);
      const week = row.LET_RENT_FREQUENCY === "0" ? price : (price * 12) / 52;
      expect(Number(row.LET_BOND)).toBeLessThanOrEqual(week * 5);
    }
  });

  it("asks for monthly rents in steps of 25 pounds, few of them over 50,000 pounds a year", () => {
    const monthly = findPlace("LET_RENT_FREQUENCY", "1").map((row) => Number(row.PRICE));
    expect(monthly.filter((rent) => rent % 25 !== 0)).toEqual([]);
    const dear = homes.filter((home) => home.letting.rentPcm * 12 > 50_000);
    expect(dear.length).toBeGreaterThan(2);
    expect(dear.length).toBeLessThan(15);
  });

  it("lets homes from November 2026 to February 2027", () => {
    const dates = rows.map((row) => readValue(row, "LET_DATE_AVAILABLE").slice(0, 10)).toSorted();
    expect(dates[0]! >= "2026-11-01" && dates.at(-1)! <= "2027-02-28").toBe(true);
  });

  it("never updates a listing before it was made, nor after the file", () => {
    for (const row of rows) {
      expect(readValue(row, "UPDATE_DATE") >= readValue(row, "CREATE_DATE")).toBe(true);
      expect(readValue(row, "UPDATE_DATE") < "2026-11-21").toBe(true);
    }
  });

  it("names its minimum term only where a company is the tenant: assured tenancies have none", () => {
    const features = rows
      .flatMap((row) => Object.values(row))
      .filter((text) => text?.startsWith("Minimum term"));
    expect(features).toHaveLength(homes.filter((home) => home.letting.companyLet).length);
  });

  it("is made alike from the same seed, byte for byte", () => {
    expect(writeBlm(makeRows(seed, pictures), generated)).toBe(writeBlm(rows, generated));
  });

  it("is the file in demo/: after a change of pictures or texts run node scripts/demo/make-demo.ts", () => {
    expect(readFileSync(feedFile, "ascii") === writeBlm(rows, generated)).toBe(true);
  });
});

describe("the pictures of the demo feed", () => {
  const media = rows.flatMap((row) =>
    Object.entries(row).filter(([field]) => /^MEDIA_(IMAGE|FLOOR_PLAN)_\d\d$/.test(field)),
  );

  it("lie in demo/photos, JPEG or PNG", () => {
    for (const file of new Set(media.map(([, name]) => name!))) {
      const start = readFileSync(join(photoFolder, file)).subarray(0, 4).toString("hex");
      expect([file, start.startsWith(file.endsWith(".png") ? "89504e47" : "ffd8ff")]).toEqual([
        file,
        true,
      ]);
    }
  });

  it("are three to seven for a home, none twice", () => {
    for (const row of rows) {
      const photos = listPhotos(row);
      expect([0, 3, 4, 5, 6, 7]).toContain(photos.length);
      expect(new Set(photos).size).toBe(photos.length);
    }
  });

  it("begin with a rendering for each home that has any", () => {
    const covers = rows.flatMap((row) => listPhotos(row).slice(0, 1));
    const renderings = new Set(pictures.map(({ file }) => file));
    expect(covers.filter((cover) => !renderings.has(cover))).toEqual([]);
  });

  it("show another cover for each of five homes in a row", () => {
    const covers = rows.map((row) => listPhotos(row)[0]);
    covers.forEach((cover, index) => {
      if (cover) expect(covers.slice(index + 1, index + 5)).not.toContain(cover);
    });
  });

  it("show another cover for each home of a neighbourhood", () => {
    const covers = rows.flatMap((row) => {
      const cover = listPhotos(row)[0];
      return cover ? [`${row.ADDRESS_3} ${cover}`] : [];
    });
    expect(covers).toHaveLength(new Set(covers).size);
  });
});
