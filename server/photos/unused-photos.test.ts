import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { buildBlm } from "../testing/feed.ts";
import { useImporter } from "../testing/feed-import.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { openPhotoStore, type PhotoStore } from "./photo-store.ts";
import { createTestContext } from "../testing/app-context.ts";
import { importFeed } from "../feeds/incoming/import-feed.ts";
import { deleteUnusedPhotos } from "./unused-photos.ts";

let wall: Buffer;
let door: Buffer;
beforeAll(async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer();
  [wall, door] = await Promise.all([picture("#a0522d"), picture("#12483a")]);
});

describe.each(testEngines)("On the %s engine", (engine) => {
  const { database, folder, dataDir, take } = useImporter(engine);
  const store = async () => openPhotoStore(await createDiskStorage(join(dataDir(), "photos")));
  const files = async () => (await readdir(join(dataDir(), "photos"))).toSorted();

  async function cleanUp(): Promise<void> {
    const log = pino({ level: "silent" });
    const app = { database: database(), photos: await store(), log };
    await deleteUnusedPhotos(app, new AbortController().signal);
  }
  const pass = (hours: number) =>
    database().orm.execute(sql`
      update photos set kept_at = kept_at - make_interval(hours => ${hours})`);

  async function show(picture: Buffer | null): Promise<void> {
    if (picture) await writeFile(join(folder(), "A1_IMG_00.jpg"), picture);
    await take([picture ? { MEDIA_IMAGE_00: "A1_IMG_00.jpg" } : {}], undefined, true);
  }

  test("a photo that no home shows any more is deleted a day later, with all its sizes", async () => {
    await show(wall);
    const [name = ""] = await files();
    await (await store()).makeVariants(name);
    expect(await files()).toHaveLength(3);
    await pass(1000);
    await show(door);
    await cleanUp();
    expect(await files()).toHaveLength(4);
    await pass(25);
    await cleanUp();
    expect(await files()).toHaveLength(1);
    expect(await files()).not.toContain(name);
  });

  test("photos shown by homes stay, however old; also those of withdrawn homes", async () => {
    await show(wall);
    await database().orm.execute(sql`update listings set status = 'withdrawn'`);
    await pass(1000);
    await cleanUp();
    expect(await files()).toHaveLength(1);
  });

  test("photos of a failed import are deleted a day later", async () => {
    const { photos } = await refusedImport();
    expect(photos).toHaveLength(1);
    await pass(23);
    await cleanUp();
    expect(await files()).toEqual(photos);
    await pass(2);
    await cleanUp();
    expect(await files()).toEqual([]);
  });

  async function refusedImport() {
    await writeFile(join(folder(), "A1_IMG_00.jpg"), wall);
    await writeFile(join(folder(), "feed.blm"), buildBlm([{ MEDIA_IMAGE_00: "A1_IMG_00.jpg" }]));
    const failing = { ...database(), orm: Object.create(database().orm) };
    failing.orm.transaction = async () => {
      throw new Error("refused");
    };
    const now = () => new Date();
    const app = await createTestContext(failing, { photos: await store(), now });
    const choices = { allowShrink: false };
    await expect(importFeed(app, join(folder(), "feed.blm"), choices)).rejects.toThrow("refused");
    return { photos: await files() };
  }

  test("an import in progress keeps its photos, though no home has shown them for long", async () => {
    await show(wall);
    await show(null);
    await pass(1000);
    await writeFile(join(folder(), "feed.blm"), buildBlm([{ MEDIA_IMAGE_00: "A1_IMG_00.jpg" }]));
    const photos = await store();
    const put: PhotoStore["put"] = async (...given) => {
      const kept = await photos.put(...given);
      await cleanUp();
      return kept;
    };
    const now = () => new Date();
    const app = await createTestContext(database(), { photos: { ...photos, put }, now });
    const imported = await importFeed(app, join(folder(), "feed.blm"), { allowShrink: true });
    expect(imported).toMatchObject({ ok: true, report: { changed: 1 } });
    expect(await files()).toHaveLength(1);
  });

  test("a photo whose sizes are being made stays until that is done", async () => {
    await show(wall);
    await show(null);
    await pass(1000);
    await database().orm.execute(sql`update photos set leased_until = now() + interval '1 minute'`);
    await cleanUp();
    expect(await files()).toHaveLength(1);
    await database().orm.execute(sql`update photos set leased_until = null`);
    await cleanUp();
    expect(await files()).toEqual([]);
  });

  test("a photo that was deleted comes back with the next import, and its sizes are made", async () => {
    await show(wall);
    await show(null);
    await pass(25);
    await cleanUp();
    await show(wall);
    expect(await files()).toHaveLength(1);
    const { rows } = await database().orm.execute(sql`select variants_at from photos`);
    expect(rows).toEqual([{ variants_at: null }]);
  });
});
