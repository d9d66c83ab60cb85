import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PhotoStore } from "./photo-store.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { maxPhotoBytes, openPhotoStore } from "./photo-store.ts";

const wall = sharp({ create: { width: 30, height: 20, channels: 3, background: "#a0522d" } });
let dataDir: string;
let store: PhotoStore;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lintel-photos-"));
  store = openPhotoStore(await createDiskStorage(join(dataDir, "photos")));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

describe("A picture", () => {
  test.each(["jpeg", "png", "gif"] as const)(
    "as %s is stored under its SHA-256",
    async (format) => {
      const bytes = await wall.clone().toFormat(format).toBuffer();
      const kept = await store.put(bytes);
      if (!kept.ok) throw new Error(kept.reason);
      const ending = format === "jpeg" ? "jpg" : format;
      expect(kept.photo).toEqual({
        url: expect.stringMatching(new RegExp(`^/photos/[0-9a-f]{64}\\.${ending}$`)),
        width: 30,
        height: 20,
        placeholder: expect.stringMatching(/^data:image\/webp;base64,[\w+/=]{20,300}$/),
      });
      expect(await readFile(join(dataDir, kept.photo.url))).toEqual(bytes);
    },
  );

  test("that is already stored is not written again, and no temporary file is left", async () => {
    const bytes = await wall.clone().png().toBuffer();
    const first = await store.put(bytes);
    if (!first.ok) throw new Error(first.reason);
    const path = join(dataDir, first.photo.url);
    await utimes(path, 1, 1);
    expect(await store.put(bytes)).toEqual(first);
    expect((await stat(path)).mtimeMs).toBe(1000);
    expect(
      (await readdir(join(dataDir, "photos"))).filter((name) => name.endsWith(".part")),
    ).toEqual([]);
  });

  test("that is partly stored is written again", async () => {
    const bytes = await wall.clone().gif().toBuffer();
    const first = await store.put(bytes);
    if (!first.ok) throw new Error(first.reason);
    const path = join(dataDir, first.photo.url);
    await rm(path);
    await import("node:fs/promises").then((fs) => fs.writeFile(path, bytes.subarray(0, 10)));
    await store.put(bytes);
    expect(await readFile(path)).toEqual(bytes);
  });

  test("taken sideways is measured upright", async () => {
    const bytes = await wall.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await store.put(bytes)).toMatchObject({ photo: { width: 20, height: 30 } });
  });
});

describe("Camera metadata", () => {
  test("is not stored: place, time and owner are removed, and the picture is upright", async () => {
    const noted = await wall
      .clone()
      .withExif({ IFD0: { Copyright: "Nobody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(noted).metadata()).exif).toBeDefined();
    const kept = await store.put(noted);
    if (!kept.ok) throw new Error(kept.reason);
    const clean = await sharp(await readFile(join(dataDir, kept.photo.url))).metadata();
    expect([clean.exif, clean.xmp, clean.iptc]).toEqual([undefined, undefined, undefined]);
    expect([clean.width, clean.height]).toEqual([20, 30]);
  });
});

describe("The sizes of a photo", () => {
  const name = (photo: { url: string }) => photo.url.slice("/photos/".length);
  let wide: string;
  beforeAll(async () => {
    const bytes = await wall.clone().resize(1000).jpeg().toBuffer();
    const kept = await store.put(bytes);
    if (!kept.ok) throw new Error(kept.reason);
    wide = name(kept.photo);
  });
  const variant = (size: string) => `${wide.slice(0, 64)}-${size}`;

  test("are AVIF and WebP, and the photo stands in for a size not made yet", async () => {
    expect(await store.get(variant("800.avif"))).toMatchObject({
      type: "image/jpeg",
      whole: false,
    });
    await store.makeVariants(wide);
    for (const [size, width] of [
      ["400.avif", 400],
      ["800.webp", 800],
      ["1200.avif", 1000],
    ] as const) {
      const made = await store.get(variant(size));
      expect(made).toMatchObject({ type: `image/${size.slice(-4).replace(".", "")}`, whole: true });
      expect((await sharp(made?.bytes).metadata()).width).toBe(width);
    }
  });

  test("up to a phone's width get by on less quality where a photo has much detail", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const create = { width: 800, height: 600, channels: 3, background: "#808080", noise } as const;
    const detailed = sharp({ create });
    const kept = await store.put(await detailed.jpeg().toBuffer());
    if (!kept.ok) throw new Error(kept.reason);
    await store.makeVariants(name(kept.photo));
    const made = await store.get(name(kept.photo).replace(".jpg", "-800.avif"));
    const original = await readFile(join(dataDir, kept.photo.url));
    const usual = await sharp(original).avif({ quality: 50, effort: 3 }).toBuffer();
    expect(usual.length).toBeGreaterThan(25_000);
    expect(made?.bytes.length).toBeLessThan(0.8 * usual.length);
  });

  test.each([
    ["transparent", { channels: 4, background: "#ff000080" } as const, "srgb", true],
    ["grey", { channels: 3, background: "#808080" } as const, "b-w", false],
  ])("of a %s drawing look as it does", async (_what, look, colours, hasAlpha) => {
    const create = { width: 900, height: 600, ...look };
    const drawing = sharp({ create }).toColourspace(colours).png();
    const kept = await store.put(await drawing.toBuffer());
    if (!kept.ok) throw new Error(kept.reason);
    await store.makeVariants(name(kept.photo));
    const made = await store.get(name(kept.photo).replace(".png", "-400.webp"));
    const { data, info } = await sharp(made?.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height: 267, channels: hasAlpha ? 4 : 3 });
    const [red = 0, green = 0, , alpha = 0] = data;
    if (hasAlpha)
      expect([red > 250, green < 5, Math.abs(alpha - 128) < 3]).toEqual([true, true, true]);
    else expect(Math.abs(red - 128) + Math.abs(green - 128)).toBeLessThan(6);
  });

  test("are no larger than the photo: none is made that would repeat another", async () => {
    const there = await readdir(join(dataDir, "photos"));
    expect(there).not.toContain(variant("1600.avif"));
  });

  test.each(["../secret.jpg", "x.jpg", `${"a".repeat(64)}.jpg`, `${"a".repeat(64)}-800.avif`])(
    "%s is no photo",
    async (unknown) => {
      expect(await store.get(unknown)).toBeNull();
    },
  );
});

describe("The files of a photo", () => {
  test("are those of another store, as they were", async () => {
    const bytes = await wall.clone().resize(500).jpeg().toBuffer();
    const kept = await store.put(bytes);
    if (!kept.ok) throw new Error(kept.reason);
    const name = kept.photo.url.slice("/photos/".length);
    await store.makeVariants(name);
    const other = openPhotoStore(await createDiskStorage(join(dataDir, "other")));
    const files = await store.files(name);
    expect(files.map((file) => file.name.slice(64))).toEqual([
      ".jpg",
      "-400.avif",
      "-400.webp",
      "-800.avif",
      "-800.webp",
    ]);
    for (const file of files) expect(await other.putFile(file)).toBe(true);
    expect(await other.files(name)).toEqual(files);
  });

  test.each(["../secret.jpg", "x.jpg", `${"a".repeat(64)}.html`, `${"a".repeat(64)}-9.avif`])(
    "are never one named %s",
    async (name) => {
      expect(await store.putFile({ name, bytes: Buffer.from("x") })).toBe(false);
    },
  );
});

describe("Refused", () => {
  const head = Buffer.from([0xff, 0xd8, 0xff]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test.each([
    ["a drawing with scripts", svg, "isn’t a JPEG, PNG or GIF"],
    ["a PDF", Buffer.from("%PDF-1.7"), "isn’t a JPEG, PNG or GIF"],
    ["nothing", Buffer.alloc(0), "isn’t a JPEG, PNG or GIF"],
    ["a head without a picture", Buffer.concat([head, Buffer.alloc(100)]), "is damaged"],
    ["more than 10 MB", Buffer.alloc(maxPhotoBytes + 1), "is larger than 10 MB"],
  ])("%s", async (_what, bytes, reason) => {
    expect(await store.put(bytes)).toEqual({ ok: false, reason });
  });

  test("more than 50 megapixels", async () => {
    const huge = { width: 10_000, height: 6000, channels: 3, background: "white" } as const;
    const bytes = await sharp({ create: huge }).png().toBuffer();
    expect(await store.put(bytes)).toEqual({ ok: false, reason: "is larger than 50 megapixels" });
  });
});
