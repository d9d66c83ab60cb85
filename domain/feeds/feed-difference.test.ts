import { expect, test } from "vitest";
import { createListing } from "../../server/testing/listing.ts";
import { formatNumericDate } from "../shared/dates.ts";
import { formatPounds } from "../shared/money.ts";
import { describeStoredField, listChangedFields } from "./feed-difference.ts";

const picture = {
  kind: "photo" as const,
  url: "/photos/hall.jpg",
  caption: "Room",
  width: null,
  height: null,
  placeholder: null,
};
const home = createListing({ media: [picture, { ...picture, url: "/photos/room.jpg" }] });

test.each([
  ["nothing", {}, []],
  [
    "the rent",
    { rentPcm: 2050 },
    [{ label: "Rent", was: `${formatPounds(home.rentPcm)} a month`, became: "£2,050 a month" }],
  ],
  [
    "when it is free",
    { availableFrom: "2027-03-01" },
    [
      {
        label: "Available from",
        was: formatNumericDate(home.availableFrom ?? ""),
        became: "01/03/2027",
      },
    ],
  ],
  [
    "the state",
    { status: "let-agreed" },
    [{ label: "Status", was: "Available", became: "Let agreed" }],
  ],
  [
    "a picture more",
    { media: [...home.media, { ...picture, url: "/photos/new.jpg" }] },
    [
      {
        label: "Photos",
        was: String(home.media.length),
        became: `${home.media.length + 1}: 1 new`,
      },
    ],
  ],
  [
    "all pictures gone",
    { media: [] },
    [
      {
        label: "Photos",
        was: String(home.media.length),
        became: `0: ${home.media.length} removed`,
      },
    ],
  ],
  [
    "another caption",
    { media: [{ ...picture, caption: "Hall" }, ...home.media.slice(1)] },
    [
      {
        label: "Photos",
        was: String(home.media.length),
        became: `${home.media.length}: captions changed`,
      },
    ],
  ],
] as const)("a feed that changes %s says so field by field", (_, changes, fields) => {
  const after = {
    ...home,
    ...changes,
    media: [...("media" in changes ? changes.media : home.media)],
  };
  expect(listChangedFields(home, after)).toEqual(fields);
});

test.each([
  [{ label: "Rent", was: "1925", became: "19250" }, "£1,925 a month", "£19,250 a month"],
  [{ label: "Rent", was: "£1,925 a month", became: "" }, "£1,925 a month", ""],
  [{ label: "Available from", was: "", became: "2026-12-01" }, "", "01/12/2026"],
  [{ label: "Photos", was: "4", became: "5: 1 new" }, "4", "5: 1 new"],
])(
  "a report that was stored before is read as a person would write it: %j",
  (stored, was, became) => {
    expect(describeStoredField(stored)).toEqual({ label: stored.label, was, became });
  },
);

test("a long text is shortened", () => {
  const [field] = listChangedFields(home, { ...home, longDescription: "x".repeat(5000) });
  expect(field?.became).toHaveLength(160);
});
