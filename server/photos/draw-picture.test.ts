import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawEdit, drawUpload, maxUploadBytes } from "./draw-picture.ts";

const wall = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a0522d" } });

describe("A picture that somebody sends", () => {
  test.each(["jpeg", "png", "gif", "webp", "avif"] as const)("may be %s", async (format) => {
    const bytes = await wall(500, 400).toFormat(format).toBuffer();
    const drawn = await drawUpload(bytes);
    if (!drawn.ok) throw new Error(drawn.reason);
    const kept = await sharp(drawn.bytes).metadata();
    expect(kept).toMatchObject({ width: 500, height: 400 });
    expect(kept.format).toBe(format === "png" || format === "gif" ? "png" : "jpeg");
  });

  test("is kept upright, without camera data, and no larger than needed", async () => {
    const bytes = await wall(4000, 1000)
      .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const drawn = await drawUpload(bytes);
    if (!drawn.ok) throw new Error(drawn.reason);
    const kept = await sharp(drawn.bytes).metadata();
    expect(kept).toMatchObject({ width: 800, height: 3200 });
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ["that is empty", () => new Uint8Array(), "is empty"],
    ["too large", () => Buffer.alloc(maxUploadBytes + 1, 1), "is 20.1 MB. The limit is 20 MB"],
    [
      "of another type, whatever its name",
      () => Buffer.from(svg),
      "isn’t a JPEG, PNG, WebP, AVIF or GIF image",
    ],
    [
      "as HEIC",
      () => Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"),
      "is a HEIC photo, which browsers can’t show. Save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)",
    ],
    ["that only begins like one", () => Buffer.from([0xff, 0xd8, 0xff, 1, 2]), "is damaged"],
    [
      "with too few pixels",
      () => wall(399, 30).png().toBuffer(),
      "is only 399 × 30 pixels. The longer side must be at least 400 pixels",
    ],
    ["with too many pixels", () => wall(9000, 6000).png().toBuffer(), "has 54 megapixels"],
    [
      "of which a part is missing",
      async () => (await wall(900, 900).jpeg().toBuffer()).subarray(0, 2000),
      "is damaged because part of it is missing",
    ],
  ];
  test.each(cases)("is refused %s, with the reason", async (_what, create, reason) => {
    const drawn = await drawUpload(await create());
    expect(drawn).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe("A picture that is turned and cut", () => {
  test("is cut after it is turned", async () => {
    const left = { create: { width: 500, height: 600, channels: 3 as const, background: "#00f" } };
    const bytes = await wall(1000, 600)
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    // A quarter to the right: what was left is now on top.
    const crop = { left: 0, top: 0, width: 100, height: 50 };
    const drawn = await drawEdit(bytes, { turn: 90, crop });
    if (!drawn.ok) throw new Error(drawn.reason);
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 600, height: 500 });
    expect((await sharp(drawn.bytes).stats()).channels[2]?.mean).toBeGreaterThan(250);
  });

  test("is refused where too little would be left", async () => {
    const crop = { left: 0, top: 0, width: 10, height: 10 };
    const bytes = await wall(900, 900).jpeg().toBuffer();
    expect(await drawEdit(bytes, { turn: 0, crop })).toMatchObject({ ok: false });
  });
});
