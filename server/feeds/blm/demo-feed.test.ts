import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findDoorInText, hasDoor } from "../../../domain/listings/publishing/door-number.ts";
import type { Area } from "../../../domain/places/area.ts";
import { calculateDistanceMetres } from "../../../domain/places/geo.ts";
import { nearbyMetres } from "../../../domain/search/search.ts";
import { findArea } from "../../places/gazetteer/areas.ts";
import { findDistrict, findOutcodeCentre } from "../../places/gazetteer/outcodes.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { joinAddress } from "./blm-address.ts";
import { findRecordFaults } from "./blm-faults.ts";
import { readBlm } from "./read-blm.ts";

const folder = resolveInProject("demo");
const read = await readBlm(readFileSync(join(folder, "999999_2026112101.BLM")));
if (!read.ok) throw new Error(read.problem);
const { fields, records, warnings } = read.file;
const rows: Record<string, string>[] = records.map((record) =>
  Object.fromEntries(fields.map((field) => [field, record.get(field)])),
);

const readField = (field: string) => rows.map((row) => row[field] ?? "");
const findRows = (field: string, wanted: string) => rows.filter((row) => row[field] === wanted);
const listValues = (row: Record<string, string>, name: RegExp) =>
  Object.entries(row).flatMap(([field, value]) => (name.test(field) && value ? [value] : []));
const listPhotos = (row: Record<string, string>) => listValues(row, /^MEDIA_IMAGE_0\d$/);

function isInside({ kind, name, centre, members }: Area, row: Record<string, string>): boolean {
  const { TOWN, POSTCODE1 = "", LATITUDE, LONGITUDE } = row;
  if (kind === "city") return TOWN === name;
  if (members) return "outcodes" in members && members.outcodes.includes(findDistrict(POSTCODE1));
  const point = LATITUDE
    ? { lat: Number(LATITUDE), long: Number(LONGITUDE) }
    : findOutcodeCentre(POSTCODE1);
  return (
    centre !== null && point !== null && calculateDistanceMetres(centre, point) <= nearbyMetres
  );
}

describe("the demo feed", () => {
  it("has 240 listings with references of their own, and nothing to complain about", () => {
    expect(rows).toHaveLength(240);
    expect(new Set(readField("AGENT_REF")).size).toBe(240);
    expect(warnings).toEqual([]);
  });

  it("keeps to the portal's rules", () => {
    const own = new Set(["LATITUDE", "LONGITUDE"]);
    const faults = rows.flatMap((row) => findRecordFaults(row));
    expect(faults.filter(({ field }) => !own.has(field))).toEqual([]);
  });

  it("tells no door in its texts and public addresses, and is suspected of none", () => {
    const texts = /^(?:FEATURE\d+|SUMMARY|DESCRIPTION|MEDIA_IMAGE_TEXT_\d+)$/;
    const told = rows.flatMap((row) => {
      const address = joinAddress(row.ADDRESS_1!, row.ADDRESS_2!);
      const shown = row.DISPLAY_ADDRESS!;
      const doors = listValues(row, texts).map((text) => findDoorInText(text, address));
      return [...doors, hasDoor(shown, address) ? shown : null].filter((door) => door !== null);
    });
    expect(told).toEqual([]);
  });

  it("is mostly in London, in at least 45 of its areas, and in three other cities", () => {
    const towns = ["London", "Manchester", "Liverpool", "Bristol"];
    expect(towns.map((town) => findRows("TOWN", town).length)).toEqual([202, 16, 8, 14]);
    const areas = new Set(findRows("TOWN", "London").map((row) => row.ADDRESS_3));
    expect(areas.size).toBeGreaterThanOrEqual(45);
  });

  it.each(
    "london manchester liverpool bristol shoreditch chelsea canary-wharf elephant-and-castle colindale seven-sisters w sw e n cr sm se nw ha tw".split(
      " ",
    ),
  )("has a home that is free in %s, as the specification names it", (slug) => {
    const area = findArea(slug);
    if (area === null) throw new Error(`There is no area ${slug}.`);
    expect(findRows("STATUS_ID", "0").filter((row) => isInside(area, row))).not.toEqual([]);
  });

  it("has four developments of four to seven new homes", () => {
    const names = findRows("NEW_HOME_FLAG", "Y").map(
      ({ DISPLAY_ADDRESS }) => DISPLAY_ADDRESS!.split(", ")[0],
    );
    const count = (name: string) => names.filter((each) => each === name).length;
    expect(["Tidewater Wharf", "Foundry Yard", "Calico Works", "Harbour Lanes"].map(count)).toEqual(
      [7, 6, 4, 4],
    );
    expect(names).toHaveLength(21);
  });

  it("has 12 homes let agreed, 14 without deposit, 8 without photos and 18 with a weekly rent", () => {
    expect(findRows("STATUS_ID", "5")).toHaveLength(12);
    expect(findRows("LET_BOND", "0")).toHaveLength(14);
    expect(findRows("LET_RENT_FREQUENCY", "0")).toHaveLength(18);
    expect(rows.filter((row) => listPhotos(row).length === 0)).toHaveLength(8);
  });

  it("takes no deposit over five weeks' rent", () => {
    for (const { PRICE, LET_RENT_FREQUENCY, LET_BOND } of rows) {
      const week = LET_RENT_FREQUENCY === "0" ? Number(PRICE) : (Number(PRICE) * 12) / 52;
      expect(Number(LET_BOND)).toBeLessThanOrEqual(week * 5);
    }
  });

  it("asks for monthly rents in steps of 25 pounds, few of them over 50,000 pounds a year", () => {
    const monthly = findRows("LET_RENT_FREQUENCY", "1").map((row) => Number(row.PRICE));
    expect(monthly.filter((rent) => rent % 25 !== 0)).toEqual([]);
    const dear = monthly.filter((rent) => rent * 12 > 50_000);
    expect(dear.length).toBeGreaterThan(2);
    expect(dear.length).toBeLessThan(15);
  });

  it("lets homes from November 2026 to February 2027", () => {
    const dates = readField("LET_DATE_AVAILABLE").map((moment) => moment.slice(0, 10));
    expect(dates.filter((date) => date < "2026-11-01" || date > "2027-02-28")).toEqual([]);
  });

  it("never updates a listing before it was made, nor after the file", () => {
    for (const { CREATE_DATE, UPDATE_DATE } of rows) {
      expect(UPDATE_DATE! >= CREATE_DATE!).toBe(true);
      expect(UPDATE_DATE! < "2026-11-21").toBe(true);
    }
  });

  it("names its minimum term only where a company is the tenant: assured tenancies have none", () => {
    const terms = rows.filter((row) =>
      listValues(row, /^FEATURE/).some((text) => text.startsWith("Minimum term")),
    );
    expect(terms).toHaveLength(3);
    expect(terms.every((row) => row.DISPLAY_ADDRESS!.startsWith("Tidewater Wharf"))).toBe(true);
  });
});

describe("the pictures of the demo feed", () => {
  it("are in demo/photos, JPEG or PNG", () => {
    const media = rows.flatMap((row) => listValues(row, /^MEDIA_(IMAGE|FLOOR_PLAN)_\d\d$/));
    for (const file of new Set(media)) {
      const start = readFileSync(join(folder, "photos", file))
        .subarray(0, 4)
        .toString("hex");
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

  const covers = rows.map((row) => listPhotos(row)[0]);

  it("begin with a rendering for each home that has any", () => {
    expect(covers.filter((cover) => cover && !/^[a-z]+-\d\d\.jpg$/.test(cover))).toEqual([]);
  });

  it("show another cover for each of five homes in a row", () => {
    covers.forEach((cover, index) => {
      if (cover) expect(covers.slice(index + 1, index + 5)).not.toContain(cover);
    });
  });

  it("show another cover for each home of a neighbourhood", () => {
    const shown = rows.flatMap(({ ADDRESS_3 }, index) =>
      covers[index] ? [`${ADDRESS_3} ${covers[index]}`] : [],
    );
    expect(shown).toHaveLength(new Set(shown).size);
  });
});

describe("the texts of the demo feed", () => {
  const facts =
    /\n\n(Heating|Water|Electricity|Broadband|Parking|Accessibility|Flood risk|Building safety|Restrictions): /;
  const texts = readField("DESCRIPTION").map((text) => text.split(facts)[0]!);
  const everything = rows.flatMap((row) => Object.values(row));

  it("are all different", () => {
    expect(new Set(texts).size).toBe(240);
    expect(new Set(readField("SUMMARY")).size).toBe(240);
  });

  it("use no sentence in more than twelve listings", () => {
    const uses = new Map<string, number>();
    for (const text of texts)
      for (const sentence of new Set(text.split(/(?<=[.!?])\s+/)))
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    expect([...uses].filter(([, count]) => count > 12)).toEqual([]);
  });

  it("are little alike: no two share a third of their runs of four words", () => {
    const runs = texts.map((text) => {
      const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
      return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(" ")));
    });
    const alike = runs.flatMap((one, index) =>
      runs.slice(index + 1).map((other) => {
        const shared = [...one].filter((run) => other.has(run)).length;
        return shared / (one.size + other.size - shared);
      }),
    );
    expect(Math.max(...alike)).toBeLessThan(1 / 3);
  });

  it("have no gap", () => {
    expect([...texts, ...readField("SUMMARY")].join("\n")).not.toMatch(
      /[{}[\]|]|undefined|null|NaN/,
    );
  });

  it("refuse nobody and invite no bidding", () => {
    const banned =
      /\b(DSS|no children|professionals?\b|no benefits|no pets|offers (over|in excess)|guide price|bidding|working tenants)/i;
    expect(everything.filter((text) => banned.test(text))).toEqual([]);
  });

  it("do without the phrases of the trade", () => {
    const worn =
      /\b(stunning|nestled|boasts?|boasting|deceptively|sought[- ]after|must be seen|viewing (is )?(highly )?recommended|luxur\w+|immaculate\w*|bustling|vibrant|hidden gem|stone's throw|benefits from|heart of)\b/i;
    expect(everything.filter((text) => worn.test(text))).toEqual([]);
  });

  it("begin with three selling lines", () => {
    for (const { FEATURE1, FEATURE2, FEATURE3 } of rows) {
      const lines = [FEATURE1, FEATURE2, FEATURE3];
      expect(lines.filter((line) => line && !line.includes(": "))).toHaveLength(3);
    }
  });

  it("are capitalised and end each sentence", () => {
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z]/);
      expect(text).toMatch(/[.]$/);
      expect(text).not.toMatch(
        /\.\s+[a-z]|\s{3}|\ba ((?!one)[aeio]\w+-(facing|bedroom)|8|11|18)|\.\./,
      );
    }
  });
});
