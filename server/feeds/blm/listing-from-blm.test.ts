import { describe, expect, test } from "vitest";
import { type Listing } from "../../../domain/listings/listing.ts";
import { unknownMaterialInformation } from "../../../domain/listings/facts/material-facts.ts";
import { readFeed, readDraft } from "../../testing/feed.ts";
import { unknownFacts } from "../../testing/listing.ts";

test("A record becomes a listing", async () => {
  const draft = await readDraft({});
  const { stations, createdAt, pictures, line, unread, ...home } = draft;
  expect(home).toEqual({
    ...unknownFacts,
    id: "pcpw3umyer3l",
    branchId: "999999",
    agentRef: "999999_A1",
    status: "available",
    name: "Loriner Street",
    area: "Shoreditch",
    city: "London",
    displayAddress: "Loriner Street, Shoreditch, London E2",
    address: "Flat 3, 12 Loriner Street",
    outcode: "E2",
    incode: "7DP",
    propertyType: "Flat",
    propertySubtype: "Apartment",
    bedrooms: 2,
    bathrooms: 1,
    furnishing: "Unfurnished",
    rentPcm: 1700,
    noDeposit: false,
    availableFrom: "2026-12-05",
    shortDescription: "A two bedroom flat.",
    longDescription: "A two bedroom flat near a park.",
    specialFeatures: ["Unfurnished", "Flat", "OutdoorSpace"],
    displayFeatures: ["Balcony"],
    lat: expect.closeTo(51.53, 1),
    long: expect.closeTo(-0.06, 1),
    locationAccurate: false,
    material: { ...unknownMaterialInformation, councilTaxBand: "D", epcRating: "C" },
    development: null,
  } satisfies Partial<Record<keyof Listing, unknown>>);
  expect(stations).toHaveLength(3);
  expect(stations[0]?.metres).toBeLessThan(1500);
  expect(createdAt).toEqual(new Date("2026-11-01T09:00:00Z"));
  expect({ pictures, line, unread }).toEqual({ pictures: [], line: 10, unread: [] });
});

describe("Fields are mapped to the site's own", () => {
  test.each<[string, Record<string, string>, Partial<Listing>]>([
    [
      "numbers with a zero before them are numbers",
      {
        STATUS_ID: "05",
        PROP_SUB_ID: "09",
        BEDROOMS: "00",
        PRICE: "01700",
        LET_RENT_FREQUENCY: "01",
        LET_FURN_ID: "04",
        TRANS_TYPE_ID: "02",
        LET_TYPE_ID: "01",
        PUBLISHED_FLAG: "01",
      },
      { status: "let-agreed", propertySubtype: "Studio", rentPcm: 1700, furnishing: "Flexible" },
    ],
    ["status 5 is let agreed", { STATUS_ID: "5" }, { status: "let-agreed" }],
    ["furnishing 0", { LET_FURN_ID: "0" }, { furnishing: "Furnished" }],
    ["furnishing 1", { LET_FURN_ID: "1" }, { furnishing: "Part furnished" }],
    ["furnishing 4", { LET_FURN_ID: "4" }, { furnishing: "Flexible" }],
    ["furnishing 3 is not known", { LET_FURN_ID: "3" }, { furnishing: null }],
    ["no furnishing is not known", { LET_FURN_ID: "" }, { furnishing: null }],
    ["a short let is a home too", { LET_TYPE_ID: "2" }, { status: "available" }],
    [
      "a terraced house",
      { PROP_SUB_ID: "1" },
      { propertyType: "House", propertySubtype: "Terraced" },
    ],
    ["a bungalow is a house", { PROP_SUB_ID: "12" }, { propertyType: "House" }],
    [
      "a flat needs no finer word",
      { PROP_SUB_ID: "8" },
      { propertyType: "Flat", propertySubtype: null },
    ],
    [
      "a studio has no bedroom",
      { PROP_SUB_ID: "9", BEDROOMS: "0" },
      { bedrooms: 0, propertySubtype: "Studio" },
    ],
    ["a studio may leave its bedrooms empty", { PROP_SUB_ID: "9", BEDROOMS: "" }, { bedrooms: 0 }],
    [
      "type 0 is told by the summary",
      { PROP_SUB_ID: "0", SUMMARY: "A lovely house." },
      { propertyType: "House" },
    ],
    ["no bathroom given is not known", { BATHROOMS: "" }, { bathrooms: null }],
    ["0 bathrooms is not known", { BATHROOMS: "0" }, { bathrooms: null }],
    ["no date means now", { LET_DATE_AVAILABLE: "" }, { availableFrom: null }],
    [
      "a date without a time",
      { LET_DATE_AVAILABLE: "2026-12-05" },
      { availableFrom: "2026-12-05" },
    ],
    ["no bond means no deposit", { LET_BOND: "0" }, { noDeposit: true }],
    ["a bond of 0.00 too", { LET_BOND: "0.00" }, { noDeposit: true }],
    ["an empty bond says nothing", { LET_BOND: "" }, { noDeposit: false }],
    [
      "a feature that only says another furnishing goes",
      { LET_FURN_ID: "1", FEATURE1: "Furnished", FEATURE2: "Gym", FEATURE3: "" },
      { furnishing: "Part furnished", displayFeatures: ["Gym"] },
    ],
    ["a feature may say no deposit", { FEATURE1: "Zero deposit" }, { noDeposit: true }],
    [
      "a whole postcode in the first field",
      { POSTCODE1: "e2 7dp", POSTCODE2: "" },
      { outcode: "E2", incode: "7DP" },
    ],
    [
      "the half again in the second field",
      { POSTCODE1: "E2 7DP" },
      { outcode: "E2", incode: "7DP" },
    ],
    ["no inward half", { POSTCODE2: "" }, { outcode: "E2", incode: "" }],
    [
      "a whole postcode in the second field",
      { POSTCODE1: "", POSTCODE2: "e2 7dp" },
      { outcode: "E2", incode: "7DP" },
    ],
    [
      "no type is told by the summary, too",
      { PROP_SUB_ID: "", SUMMARY: "A lovely house." },
      { propertyType: "House" },
    ],
    [
      "a summary alone is the description too",
      { DESCRIPTION: "" },
      { longDescription: "A two bedroom flat." },
    ],
    [
      "a description alone gives the summary",
      { SUMMARY: "" },
      { shortDescription: "A two bedroom flat near a park." },
    ],
    [
      "HTML becomes text",
      { DESCRIPTION: "<b>Two</b> beds<br>One&nbsp;bath" },
      { longDescription: "Two beds\nOne bath" },
    ],
    [
      "features keep their order, once each",
      { FEATURE1: "Lift", FEATURE2: "Gym", FEATURE3: "Lift", FEATURE10: "Tenth" },
      { displayFeatures: ["Lift", "Gym", "Tenth"] },
    ],
    [
      "a development by name and outcode",
      { POSTCODE1: "E14", ADDRESS_2: "Tidewater Wharf, Quay Road" },
      {
        development: { name: "Tidewater Wharf", companyName: "Tidewater Living", liteOffer: true },
      },
    ],
  ])("%s", async (_rule, changes, expected) => {
    expect(await readDraft(changes)).toMatchObject(expected);
  });

  test.each<[Record<string, string>, Partial<Listing["material"]>]>([
    [{ COUNCIL_TAX_BAND: "E" }, { councilTaxBand: "E", epcRating: "C" }],
    [{ COUNCIL_TAX: "Band F" }, { councilTaxBand: "F" }],
    [{ EPC_RATING: "b" }, { epcRating: "B", epcCurrent: null }],
    [
      { EPC_RATING: "B", EPC_CURRENT: "83", EPC_POTENTIAL: "90" },
      { epcRating: "B", epcCurrent: 83, epcPotential: 90 },
    ],
    [{ EPC_CURRENT: "40" }, { epcRating: "E", epcCurrent: 40 }],
    [
      { EPC_RATING: "B", EPC_CURRENT: "about 80" },
      { epcRating: "B", epcCurrent: null },
    ],
  ])("facts in columns of their own are read before lines: %j", async (changes, material) => {
    expect((await readDraft(changes)).material).toMatchObject(material);
  });

  test.each([
    [
      { EPC_RATING: "B", FEATURE1: "EPC 63 (D), potential 75 (C)" },
      { epcRating: "B", epcCurrent: null, epcPotential: null },
      "EPC_RATING",
      [
        "A score of 63 is band D, but the rating is B",
        "A potential score of 75 is band C, which is below the rating B",
      ],
    ],
    [
      { EPC_RATING: "D", EPC_CURRENT: "63", EPC_POTENTIAL: "60" },
      { epcRating: "D", epcCurrent: 63, epcPotential: null },
      "EPC_RATING",
      ["A potential score of 60 is below the current 63"],
    ],
    [
      { FEATURE1: "EPC rating B (63)" },
      { epcRating: "B", epcCurrent: null },
      "FEATURE1",
      ["A score of 63 is band D, but the rating is B"],
    ],
  ])(
    "an energy score that contradicts the band is left out: %j",
    async (changes, energy, field, why) => {
      const { drafts, warnings } = await readFeed(changes);
      expect(drafts[0]?.material).toMatchObject(energy);
      const reasons = why.map((one) => ({ field, reason: `${one}, so the points were left out` }));
      expect(warnings).toMatchObject(reasons);
    },
  );

  test("a summary has at most 300 characters", async () => {
    const { shortDescription } = await readDraft({ SUMMARY: "words ".repeat(100) });
    expect(shortDescription.length).toBeLessThanOrEqual(300);
    expect(shortDescription).toMatch(/words…$/);
  });

  test("material information in the description moves out of it", async () => {
    const draft = await readDraft({
      DESCRIPTION: "Near a park.<br><br>Heating: gas central<br>Minimum term 12 months<br>Call us.",
    });
    expect(draft.longDescription).toBe("Near a park.\n\nCall us.");
    expect(draft.material).toMatchObject({ heating: "gas central" });
  });

  test.each([
    ["2028-11-21", []],
    ["2206-01-01", ["is more than 2 years from now"]],
  ])("a home available from %s gets the warnings %j", async (day, expected) => {
    const { drafts, warnings } = await readFeed({ LET_DATE_AVAILABLE: `${day} 00:00:00` });
    expect(drafts[0]?.availableFrom).toBe(day);
    expect(warnings.map(({ reason }) => reason)).toEqual(expected);
  });

  test("no text, fact or caption tells the door or the whole postcode", async () => {
    const draft = await readDraft({
      ADDRESS_1: "Flat 3, 49",
      ADDRESS_2: "Loriner Street",
      DISPLAY_ADDRESS: "Loriner Street (Flat 3), Shoreditch",
      POSTCODE1: "E2",
      POSTCODE2: "7DP",
      SUMMARY: "Flat 3, 49 Loriner Street is bright.",
      DESCRIPTION: "At 49 Loriner Street, E2 7DP.<br>Parking: behind flat 3",
      FEATURE1: "49 Loriner Street",
      FEATURE2: "Number 49",
      FEATURE3: "Balcony at no. 49",
      MEDIA_IMAGE_00: "a.jpg",
      MEDIA_IMAGE_TEXT_00: "The door of flat 3",
    });
    const { address: _private, incode: _inward, agentRef: _ref, ...shown } = draft;
    expect(JSON.stringify(shown)).not.toMatch(/flat 3|\b49\b|7DP/i);
    expect(draft).toMatchObject({
      name: "Loriner Street",
      displayAddress: "Loriner Street, Shoreditch",
      shortDescription: "Loriner Street is bright.",
      longDescription: "At Loriner Street, E2.",
      // What was nothing but the door is no feature.
      displayFeatures: ["Loriner Street", "Balcony at this home"],
    });
  });

  test.each([
    ["E2", null],
    ["CF10", 12],
  ])("a minimum term in %s is stored as %s", async (POSTCODE1, minimumTerm) => {
    const draft = await readDraft({
      POSTCODE1,
      LATITUDE: "51.48",
      LONGITUDE: "-3.18",
      SUMMARY: "A flat. Minimum term: 1 year. Call us.",
      DESCRIPTION: "By a park. Minimum term: 1 year. It is quiet.",
    });
    expect(draft.longDescription).toBe("By a park. It is quiet.");
    expect(draft.shortDescription).toBe("A flat. Call us.");
    expect(draft.material.minimumTerm).toBe(minimumTerm);
  });
});

test("The time to read a record depends on its length, whatever its contents", async () => {
  const started = performance.now();
  for (const part of [
    "<",
    "<a",
    ". ",
    "pets no ",
    "no pets, ",
    "Pets: no ",
    "a |",
    "&#",
    "EPC C ",
  ]) {
    const text = `Pets: ${part.repeat(200_000 / part.length)}x`;
    const { drafts } = await readFeed({ DESCRIPTION: text, FEATURE1: text.slice(0, 50_000) });
    expect(drafts).toHaveLength(1);
  }
  // A quadratic regression would take minutes.
  expect(performance.now() - started).toBeLessThan(60_000);
});
