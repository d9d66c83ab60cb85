import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import yazl from "yazl";
import { buildBlm } from "../testing/feed.ts";
import { useImporter } from "../testing/feed-import.ts";

const { run, take, stored, folder, dataDir } = useImporter();
const brick = sharp({ create: { width: 60, height: 40, channels: 3, background: "#a0522d" } });
const slate = sharp({ create: { width: 50, height: 50, channels: 3, background: "#445566" } });
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  jpeg = await brick.jpeg().toBuffer();
  png = await slate.png().toBuffer();
});

const findKept = () => readdir(join(dataDir(), "photos"));
const findMedia = async () => (await stored()).map((row) => row.media);

async function zip(name: string, entries: [name: string, content: string | Buffer][]) {
  const packer = new yazl.ZipFile();
  for (const [entry, content] of entries) packer.addBuffer(Buffer.from(content), entry);
  packer.end();
  await pipeline(packer.outputStream, createWriteStream(join(folder(), name)));
}

describe("Photos are found", () => {
  const records = [{ MEDIA_IMAGE_00: "A1_IMG_00.jpg", MEDIA_IMAGE_TEXT_00: "Lounge" }];
  const lounge = {
    kind: "photo",
    caption: "Lounge",
    url: expect.stringMatching(/^\/photos\/[0-9a-f]{64}\.jpg$/),
    width: 60,
    height: 40,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  };
  beforeEach(() => writeFile(join(folder(), "feed.blm"), buildBlm(records)));

  test("in the file's own folder", async () => {
    await writeFile(join(folder(), "A1_IMG_00.jpg"), jpeg);
    expect(await run("feed.blm")).toMatchObject({ report: { taken: 1, warnings: [] } });
    expect(await findMedia()).toEqual([[lounge]]);
    expect(await findKept()).toHaveLength(1);
  });

  test("in a folder with the file's name", async () => {
    await mkdir(join(folder(), "feed"));
    await writeFile(join(folder(), "feed", "a1_img_00.JPG"), jpeg);
    await run("feed.blm");
    expect(await findMedia()).toEqual([[lounge]]);
  });

  test("in a folder named photos beside the file", async () => {
    await mkdir(join(folder(), "photos"));
    await writeFile(join(folder(), "photos", "A1_IMG_00.jpg"), jpeg);
    await run("feed.blm");
    expect(await findMedia()).toEqual([[lounge]]);
  });

  test("in a ZIP with the file's name", async () => {
    await zip("FEED.ZIP", [["A1_IMG_00.jpg", jpeg]]);
    await run("feed.blm");
    expect(await findMedia()).toEqual([[lounge]]);
  });

  test("in the ZIP that holds the feed", async () => {
    await zip("999999.zip", [
      ["999999_2026112101.BLM", buildBlm(records)],
      ["A1_IMG_00.jpg", jpeg],
    ]);
    expect(await run("999999.zip")).toMatchObject({ report: { taken: 1, warnings: [] } });
    expect(await findMedia()).toEqual([[lounge]]);
  });

  test("but not through a link", async () => {
    await writeFile(join(folder(), "elsewhere"), jpeg);
    await symlink(join(folder(), "elsewhere"), join(folder(), "A1_IMG_00.jpg"));
    await run("feed.blm");
    expect(await findMedia()).toEqual([[]]);
  });
});

test("A photo shared by many homes is stored once, and written once", async () => {
  await writeFile(join(folder(), "a.jpg"), jpeg);
  await writeFile(join(folder(), "b.jpg"), jpeg);
  const records = ["A1", "A2", "A3"].map((ref) => ({
    AGENT_REF: ref,
    MEDIA_IMAGE_00: "a.jpg",
    MEDIA_IMAGE_01: "b.jpg",
  }));
  await take(records);
  expect(await findKept()).toHaveLength(1);
  expect(await take(records)).toMatchObject({ unchanged: 3 });
});

test("Photos come first in their order, then floor plans, then energy graphs", async () => {
  await writeFile(join(folder(), "a.jpg"), jpeg);
  await writeFile(join(folder(), "b.png"), png);
  await take([
    {
      MEDIA_IMAGE_60: "b.png",
      MEDIA_IMAGE_TEXT_60: "HIP",
      MEDIA_IMAGE_10: "a.jpg",
      MEDIA_IMAGE_TEXT_10: "Last",
      MEDIA_IMAGE_02: "b.png",
      MEDIA_IMAGE_TEXT_02: "FLOORPLAN",
      MEDIA_IMAGE_03: "b.png",
      MEDIA_IMAGE_TEXT_03: "epc graph",
      MEDIA_FLOOR_PLAN_00: "b.png",
      MEDIA_IMAGE_00: "a.jpg",
      MEDIA_IMAGE_TEXT_00: "<b>Front</b>",
    },
  ]);
  const [pictures] = await findMedia();
  expect(pictures?.map(({ kind, caption }) => `${kind} ${caption}`)).toEqual([
    "photo Front",
    "photo Last",
    "floorplan ",
    "floorplan FLOORPLAN",
    "epc epc graph",
    "epc HIP",
  ]);
});

test("A home is imported without its unavailable photos, with a warning for each", async () => {
  await writeFile(join(folder(), "text.jpg"), "no picture");
  await writeFile(join(folder(), "a.jpg"), jpeg);
  const report = await take([
    {
      MEDIA_IMAGE_00: "none.jpg",
      MEDIA_IMAGE_01: "none too.jpg",
      MEDIA_IMAGE_02: "a.jpg",
      MEDIA_IMAGE_03: "text.jpg",
      MEDIA_FLOOR_PLAN_00: "https://example.com/plan.png",
      MEDIA_DOCUMENT_50: "https://example.com/epc",
    },
  ]);
  expect(report.warnings.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    "MEDIA_IMAGE_00: none.jpg wasn’t sent with the file (and 1 more)",
    "MEDIA_IMAGE_03: text.jpg isn’t a JPEG, PNG or GIF",
    "MEDIA_FLOOR_PLAN_00: https://example.com/plan.png is on another site, so it wasn’t fetched",
  ]);
  expect((await findMedia())[0]).toHaveLength(1);
});

test("A file that comes without the photos it names leaves those that came before", async () => {
  const records = [{ MEDIA_IMAGE_00: "a.jpg", MEDIA_IMAGE_TEXT_00: "Lounge" }];
  await writeFile(join(folder(), "a.jpg"), jpeg);
  await take(records);
  const [before] = await findMedia();
  expect(before).toHaveLength(1);
  await rm(join(folder(), "a.jpg"));
  const report = await take([{ ...records[0]!, PRICE: "1850" }]);
  expect(report.warnings.map(({ reason }) => reason)).toContain(
    "a.jpg wasn’t sent with the file. The property keeps its photos",
  );
  expect(report.incomplete).toBe(0);
  expect(await findMedia()).toEqual([before]);
  await take([{ PRICE: "1850" }]);
  expect(await findMedia()).toEqual([[]]);
});

test("A photo that arrives later changes its home", async () => {
  const records = [{ MEDIA_IMAGE_00: "a.jpg" }];
  await take(records);
  await writeFile(join(folder(), "a.jpg"), jpeg);
  expect(await take(records)).toMatchObject({ changed: 1, warnings: [] });
});
