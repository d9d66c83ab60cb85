import { describe, expect, test } from "vitest";
import { readFeed, readDraft } from "../../testing/feed.ts";

test.each([
  ["12", "Loriner Street", "12 Loriner Street"],
  ["12a", "Loriner Street", "12a Loriner Street"],
  ["Rose Cottage", "Loriner Street", "Rose Cottage, Loriner Street"],
  ["Rose Cottage", "", "Rose Cottage"],
])("The private address of %j and %j", async (ADDRESS_1, ADDRESS_2, address) => {
  expect((await readDraft({ ADDRESS_1, ADDRESS_2 })).address).toBe(address);
});

describe("Where a home is", () => {
  test.each([
    [{ POSTCODE2: "???" }, 'POSTCODE2 "???" isn’t the second part of a postcode'],
    [{ POSTCODE2: "9ZZ9" }, 'POSTCODE2 "9ZZ9" isn’t the second part of a postcode'],
    [{ POSTCODE1: "E2 ???", POSTCODE2: "" }, 'POSTCODE1 "???" isn’t the second part of a postcode'],
  ])("is its outcode where only that can be read: %j", async (fields, said) => {
    const { drafts, warnings, refusals } = await readFeed(fields);
    expect(refusals).toEqual([]);
    expect(drafts[0]).toMatchObject({ outcode: "E2", incode: "" });
    expect(warnings.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      `${said}, so it was left out`,
    ]);
    expect(warnings[0]?.isLeftOut).toBe(true);
  });

  test("is its area and outcode to renters where the file has no address for them", async () => {
    const { drafts, warnings, refusals } = await readFeed({ DISPLAY_ADDRESS: "" });
    expect(refusals).toEqual([]);
    expect(drafts[0]?.displayAddress).toMatch(/, E2$/);
    expect(drafts[0]?.name).toBe(drafts[0]?.area);
    expect(warnings.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      "DISPLAY_ADDRESS is empty, so renters see the area and the first part of the postcode",
    ]);
  });

  test("comes from LATITUDE and LONGITUDE where the file has them", async () => {
    const draft = await readDraft({ LATITUDE: "51.5265", LONGITUDE: "-0.0712" });
    expect(draft).toMatchObject({ lat: 51.5265, long: -0.0712, locationAccurate: true });
  });

  test("a swapped pair is corrected, with a warning", async () => {
    const { drafts, warnings } = await readFeed({ LATITUDE: "-0.0712", LONGITUDE: "51.5265" });
    expect(drafts[0]).toMatchObject({ lat: 51.5265, long: -0.0712, locationAccurate: true });
    expect(warnings.map(({ reason }) => reason)).toEqual([
      "was swapped with LONGITUDE, so we’ve corrected it",
    ]);
  });

  test.each([
    ["0", "0"],
    ["48.85", "2.35"],
    ["51.5", ""],
    ["north", "west"],
  ])("%j, %j is rejected: the outcode's centre is used, with a warning", async (lat, long) => {
    const { drafts, warnings } = await readFeed({ LATITUDE: lat, LONGITUDE: long });
    expect(drafts[0]?.locationAccurate).toBe(false);
    expect(warnings[0]?.reason).toContain(
      "isn’t in the UK, so the centre of the postcode district is used",
    );
  });

  test("coordinates of another city than the postcode's are not believed, with a warning", async () => {
    const { drafts, warnings } = await readFeed({
      POSTCODE1: "NW8",
      DISPLAY_ADDRESS: "Mill Lane, London NW8",
      LATITUDE: "53.48",
      LONGITUDE: "-2.24",
    });
    expect(drafts[0]).toMatchObject({ city: "London", locationAccurate: false });
    expect(drafts[0]?.stations.map(({ name }) => name)).not.toContain("Deansgate");
    expect(drafts[0]?.lat).toBeLessThan(52);
    expect(warnings.map(({ reason }) => reason)).toEqual([
      "is miles away from NW8, so the centre of NW8 is used",
    ]);
  });

  test("nor are those of another district of the same city", async () => {
    const { drafts, warnings } = await readFeed({
      POSTCODE1: "NW8",
      DISPLAY_ADDRESS: "Mill Lane, London NW8",
      LATITUDE: "51.4204",
      LONGITUDE: "-0.20284",
    });
    expect(drafts[0]).toMatchObject({ locationAccurate: false });
    expect(drafts[0]?.stations.map(({ name }) => name)).not.toContain("Wimbledon");
    expect(warnings.map(({ reason }) => reason)).toEqual([
      "is miles away from NW8, so the centre of NW8 is used",
    ]);
  });

  test.each([
    [
      "L7",
      {},
      [
        'DISPLAY_ADDRESS says "E2", but the postcode is L7',
        'TOWN says "London", but the postcode is L7',
      ],
    ],
    ["E2", { TOWN: "Manchester" }, ['TOWN says "Manchester", but the postcode is E2']],
    ["E2", {}, []],
  ])(
    "a postcode %s that address or town contradicts is warned of: %j",
    async (POSTCODE1, more, said) => {
      const { warnings } = await readFeed({ POSTCODE1, ...more });
      expect(warnings.map(({ field, reason }) => `${field} ${reason}`)).toEqual(said);
    },
  );

  test("a home without a known outcode needs coordinates", async () => {
    const draft = await readDraft({
      POSTCODE1: "LA1",
      TOWN: "Lancaster",
      DISPLAY_ADDRESS: "Castle Hill, Lancaster",
      LATITUDE: "54.05",
      LONGITUDE: "-2.8",
    });
    expect(draft).toMatchObject({ name: "Castle Hill", city: "Lancaster", stations: [] });
  });
});
