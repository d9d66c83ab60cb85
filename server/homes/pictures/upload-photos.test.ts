import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { partBytes } from "../../../domain/photos/photo-upload.ts";
import { listingRecords, photoUploads } from "../../listings/listing-record-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { testEngines } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { beginUpload, forgetOldUploads, stopUpload, takePart } from "./upload-photos.ts";

/** Larger than two parts. */
const detailed = sharp({
  create: {
    width: 1800,
    height: 1200,
    channels: 3,
    background: "#808080",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
});

describe.each(testEngines)("A picture that is sent in parts, on the %s engine,", (engine) => {
  const office = useOffice(engine);

  async function begin(bytes: Uint8Array = new Uint8Array(3_000_000)) {
    const app = await office.app();
    const { id: staffId } = await office.hire("negotiator");
    const listingId = await draftHome(app, { staffId });
    const { orm } = app.database;
    await orm
      .update(listingRecords)
      .set({ draftMedia: [] })
      .where(eq(listingRecords.id, listingId));
    const file = { fileName: "hall.jpg", bytes: bytes.length, changedAt: 1 };
    const start = () => beginUpload(app, { staffId }, listingId, file);
    const first = await start();
    const upload = first?.state === "open" ? first.upload : "";
    const send = (at: number, size = partBytes, by = staffId) =>
      takePart(
        app,
        { staffId: by },
        { listingId, upload },
        { at, bytes: bytes.subarray(at, at + size) },
      );
    const media = async () => (await findRecord(orm, listingId))?.draftMedia ?? [];
    const files = async () =>
      (await readdir(join(app.config.dataDir, "photos"))).filter((name) => name.includes(upload));
    return { app, staffId, listingId, file, start, first, upload, send, media, files, orm };
  }

  test("is added when its last part is there, and its parts are deleted", async () => {
    const bytes = await detailed.jpeg({ quality: 100 }).toBuffer();
    expect(bytes.length).toBeGreaterThan(2 * partBytes);
    const { send, media, files, first } = await begin(bytes);
    expect(first).toMatchObject({ state: "open", received: 0 });
    let at = 0;
    for (; at + partBytes < bytes.length; at += partBytes) {
      expect(await send(at)).toMatchObject({ state: "open", received: at + partBytes });
    }
    expect(await send(at)).toEqual({ state: "done", isNew: true });
    expect(await media()).toMatchObject([{ kind: "photo", width: 1800, height: 1200 }]);
    expect(await files()).toEqual([]);
  });

  test("goes on where it stopped, as the same file is chosen again", async () => {
    const { send, start, upload } = await begin();
    await send(0);
    expect(await start()).toEqual({ state: "open", upload, received: partBytes });
  });

  test.each([
    ["from another place", 5, 10],
    ["that came before", 0, 10],
    ["over the end of the file", partBytes, 3_000_000],
  ])("takes no part %s, and says where to go on", async (_what, at, size) => {
    const { send, upload } = await begin();
    await send(0);
    expect(await send(at, size)).toEqual({ state: "open", upload, received: partBytes });
  });

  test("counts a part once that is sent twice at the same time", async () => {
    const { send, orm } = await begin();
    await Promise.all([send(0), send(0)]);
    expect((await orm.select().from(photoUploads))[0]?.parts).toEqual([partBytes]);
  });

  test("is nobody else's to go on with", async () => {
    const { send } = await begin();
    const { id } = await office.hire("owner");
    expect(await send(0, 10, id)).toBeNull();
  });

  test("says why it is refused, once it is there", async () => {
    const { send, media } = await begin(new Uint8Array(100).fill(7));
    expect(await send(0)).toEqual({
      state: "refused",
      reason: "hall.jpg is not a JPEG, PNG, WebP, AVIF or GIF picture.",
    });
    expect(await media()).toEqual([]);
  });

  test("is refused before it is sent where it is too large", async () => {
    const { app, staffId, listingId, file } = await begin();
    const large = { ...file, bytes: 21 * 1024 * 1024 };
    expect(await beginUpload(app, { staffId }, listingId, large)).toEqual({
      state: "refused",
      reason: "hall.jpg is 21 MB. The limit is 20 MB.",
    });
    expect(await beginUpload(app, { staffId }, "p00000000000", file)).toBeNull();
  });

  test("is forgotten as it is stopped, and after a day", async () => {
    const { app, staffId, listingId, upload, send, files, start, orm } = await begin();
    await send(0);
    expect(await files()).toHaveLength(1);
    await stopUpload(app, { staffId }, { listingId, upload });
    expect(await files()).toEqual([]);
    await start();
    office.wait(23 * 60);
    await forgetOldUploads(app);
    expect(await orm.$count(photoUploads)).toBe(1);
    office.wait(2 * 60);
    await forgetOldUploads(app);
    expect(await orm.$count(photoUploads)).toBe(0);
  });

  test("of which a part is lost is asked for again", async () => {
    const { app, upload, send, start } = await begin(new Uint8Array(partBytes + 10));
    await send(0);
    await app.photos.removeParts(upload, [partBytes]);
    expect(await send(partBytes)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("didn’t upload completely"),
    });
    expect(await start()).toMatchObject({ state: "open", received: 0 });
  });
});
