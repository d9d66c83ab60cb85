import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { photos } from "../../photos/photo-tables.ts";
import { useDatabase } from "../../testing/database.ts";
import type { AppContext } from "../../app-context.ts";
import { createTestApp, createTestContext } from "../../testing/app-context.ts";

const database = useDatabase();
let app: AppContext;
beforeAll(async () => {
  app = await createTestContext(database());
});

const script = "<script>alert(1)</script>";
const gif = "GIF89a";
const createBytes = (text: string) => Buffer.from(text, "latin1");

describe("a file that is not a picture is not stored as a photo, whatever its type claims", () => {
  test.each([
    ["a page", createBytes(`<!doctype html>${script}`)],
    [
      "a drawing that can hold scripts",
      createBytes(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    ["a page with the beginning of a GIF", createBytes(`${gif}=1;/*${script}*/`)],
    ["a page with the beginning of a JPEG", createBytes(`\xFF\xD8\xFF\xE0${script}`)],
    ["a program", createBytes("MZ\x90\0")],
    ["a document", createBytes("%PDF-1.7")],
    ["nothing", createBytes("")],
  ])("%s", async (_name, file) => {
    expect(await app.photos.put(file)).toMatchObject({ ok: false });
  });

  test("a picture's metadata is dropped, with the page hidden in it", async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
    const noted = await picture
      .withExif({ IFD0: { ImageDescription: script } })
      .jpeg()
      .toBuffer();
    expect(noted.includes(script)).toBe(true);
    const kept = await app.photos.put(noted);
    if (!kept.ok) throw new Error(kept.reason);
    const stored = await app.photos.get(kept.photo.url.slice("/photos/".length));
    expect(Buffer.from(stored!.bytes).includes(script)).toBe(false);
  });
});

test("a PNG that unpacks to gigabytes is refused by its head", async () => {
  const side = 60_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const chunk = (type: string, data: Uint8Array) =>
    Buffer.concat([Buffer.from([0, 0, 0, data.length]), createBytes(type), data, Buffer.alloc(4)]);
  const pixels = deflateSync(Buffer.alloc(1000)).subarray(0, 100);
  const bomb = Buffer.concat([
    createBytes("\x89PNG\r\n\x1A\n"),
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  expect(await app.photos.put(bomb)).toMatchObject({ ok: false });
});

test("a photo is served with its real type, and browsers are told not to sniff", async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const kept = await app.photos.put(png);
  if (!kept.ok) throw new Error(kept.reason);
  const name = kept.photo.url.slice("/photos/".length);
  // As a home that shows it.
  const publicSince = app.now();
  await app.database.orm
    .insert(photos)
    .values({ name, publicSince })
    .onConflictDoUpdate({ target: photos.name, set: { publicSince } });
  const { headers } = await createTestApp(app).request(kept.photo.url);
  expect(headers.get("Content-Type")).toBe("image/png");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
});
