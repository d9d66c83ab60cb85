import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PhotoStore } from "./photo-store.ts";
import { maxPhotoBytes, openPhotoStore } from "./photo-store.ts";

const wall = sharp({ create: { width: 30, height: 20, channels: 3, background: "#a0522d" } });
let dataDir: string;
let store: PhotoStore;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lintel-photos-"));
  store = await openPhotoStore(dataDir);
});
afterAll(async () => {
  await rm(dataDir, { recursive: true });
});

describe("A picture", () => {
  test.each(["jpeg", "png", "gif"] as const)("as %s is kept under its SHA-256", async (format) => {
    const bytes = await wall.clone().toFormat(format).toBuffer();
    const kept = await store.put(bytes);
    if (!kept.ok) throw new Error(kept.reason);
    const ending = format === "jpeg" ? "jpg" : format;
    expect(kept.photo).toEqual({
      url: expect.stringMatching(new RegExp(`^/photos/[0-9a-f]{64}\\.${ending}$`)),
      width: 30,
      height: 20,
    });
    expect(await readFile(join(dataDir, kept.photo.url))).toEqual(bytes);
  });

  test("that is there already is not written again, and no draft is left", async () => {
    const bytes = await wall.clone().png().toBuffer();
    const first = await store.put(bytes);
    if (!first.ok) throw new Error(first.reason);
    const path = join(dataDir, first.photo.url);
    await utimes(path, 1, 1);
    expect(await store.put(bytes)).toEqual(first);
    expect((await stat(path)).mtimeMs).toBe(1000);
    expect((await readdir(store.folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("of which a part is there is written anew", async () => {
    const bytes = await wall.clone().gif().toBuffer();
    const first = await store.put(bytes);
    if (!first.ok) throw new Error(first.reason);
    const path = join(dataDir, first.photo.url);
    await rm(path);
    await import("node:fs/promises").then((fs) => fs.writeFile(path, bytes.subarray(0, 10)));
    await store.put(bytes);
    expect(await readFile(path)).toEqual(bytes);
  });

  test("taken on its side counts upright", async () => {
    const bytes = await wall.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await store.put(bytes)).toMatchObject({ photo: { width: 20, height: 30 } });
  });
});

describe("Refused", () => {
  const head = Buffer.from([0xff, 0xd8, 0xff]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  test.each([
    ["a drawing with scripts", svg, "is not a JPEG, PNG or GIF"],
    ["a PDF", Buffer.from("%PDF-1.7"), "is not a JPEG, PNG or GIF"],
    ["nothing", Buffer.alloc(0), "is not a JPEG, PNG or GIF"],
    ["a head without a picture", Buffer.concat([head, Buffer.alloc(100)]), "is damaged"],
    ["more than 10 MB", Buffer.alloc(maxPhotoBytes + 1), "is larger than 10 MB"],
  ])("%s", async (_what, bytes, reason) => {
    expect(await store.put(bytes)).toEqual({ ok: false, reason });
  });

  test("more than 50 megapixels", async () => {
    const huge = { width: 10_000, height: 6000, channels: 3, background: "white" } as const;
    const bytes = await sharp({ create: huge }).png().toBuffer();
    expect(await store.put(bytes)).toEqual({ ok: false, reason: "has more than 50 megapixels" });
  });
});
