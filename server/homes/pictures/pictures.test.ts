import { and, desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { wholePicture } from "../../../domain/photos/picture-edit.ts";
import { listingChanges, listingRecords } from "../../listings/listing-record-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import { photos } from "../../photos/photo-tables.ts";
import { claimUnusedPhoto, listUnusedPhotos } from "../../photos/photos.ts";
import { testEngines } from "../../testing/database.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { useOffice } from "../../testing/office.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { addPhoto, type NewPhoto } from "./add-photo.ts";
import { changePicture, editPicture } from "./change-pictures.ts";
import { cropActs } from "./handle-picture-form.ts";
import { publishHome } from "../publish-home.ts";
import { undoLastChange } from "../save-home.ts";
import { readWorkingHome } from "../working-home.ts";

/** A room whose left half has one colour and whose right half another. */
async function draw(background: string, side = 600): Promise<Buffer> {
  const half = { width: side / 2, height: side / 2, channels: 3 as const, background: "#204060" };
  return sharp({ create: { width: side, height: side / 2, channels: 3, background } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: "Nobody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
}

describe.each(testEngines)("The pictures of a home, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  async function begin() {
    const app = await office.app();
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(app, { staffId });
    await orm().update(listingRecords).set({ draftMedia: [] }).where(eq(listingRecords.id, id));
    const add = (bytes: Uint8Array, more: Partial<NewPhoto> = {}) =>
      addPhoto(app, id, { bytes, fileName: "hall.jpg", ...more }, { staffId });
    const media = async () => (await readWorkingHome(orm(), (await findRecord(orm(), id))!)).media;
    const keys = async () => (await media()).map(({ url, original }) => original ?? url);
    const lastChange = async () =>
      (
        await orm()
          .select()
          .from(listingChanges)
          .where(and(eq(listingChanges.listingId, id), eq(listingChanges.field, "pictures")))
          .orderBy(desc(listingChanges.id))
      )[0];
    return { app, staffId, id, add, media, keys, lastChange };
  }

  test("are added to the draft without camera data, and are public once it is published", async () => {
    const { app, id, add, media } = await begin();
    for (const colour of ["red", "blue", "green", "white", "black"]) {
      expect(await add(await draw(colour))).toMatchObject({ ok: true, answer: { isNew: true } });
    }
    await add(await draw("pink"), { kind: "floorplan", caption: " Ground floor " });
    const [first] = await media();
    const file = await app.photos.get(first!.url.slice("/photos/".length));
    expect((await sharp(file!.bytes).metadata()).exif).toBeUndefined();
    expect(await orm().select().from(listings).where(eq(listings.id, id))).toEqual([]);

    expect(await publishHome(app, id, { actor: "job", rentReason: "" })).toMatchObject({
      ok: true,
    });
    const [listing] = await orm().select().from(listings).where(eq(listings.id, id));
    expect(listing?.media).toHaveLength(6);
    expect(listing?.media.at(-1)).toMatchObject({
      kind: "floorplan",
      caption: "Ground floor",
      width: 600,
      height: 300,
      placeholder: expect.stringMatching(/^data:image\/webp/),
    });
  });

  test("are there once, however often the same file is sent", async () => {
    const { add, media } = await begin();
    await add(await draw("red"));
    expect(await add(await draw("red"))).toMatchObject({ ok: true, answer: { isNew: false } });
    expect(await media()).toHaveLength(1);
  });

  test("added in a row are one line of the history, which one undo takes back", async () => {
    const { app, staffId, id, add, media, lastChange } = await begin();
    for (const colour of ["red", "blue", "green"]) await add(await draw(colour));
    expect(await lastChange()).toMatchObject({ became: "3 added", actor: staffId });
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({ ok: true });
    expect(await media()).toEqual([]);
  });

  test("of two people at once are all kept", async () => {
    const { app, id, add, media } = await begin();
    const { id: other } = await office.hire("owner");
    const [red, blue] = [await draw("red"), await draw("blue")];
    await Promise.all([
      add(red),
      addPhoto(app, id, { bytes: blue, fileName: "b.jpg" }, { staffId: other }),
    ]);
    expect(await media()).toHaveLength(2);
  });

  test("are cut from what was sent, which renters never get", async () => {
    const { app, staffId, id, add, media, keys } = await begin();
    await add(await draw("red", 1200));
    const [key = ""] = await keys();
    const crop = { left: 50, top: 0, width: 50, height: 100 };
    const cut = { key, edit: { turn: 0, crop }, from: "sent" } as const;
    const form = { change: "cut", picture: key, turn: "0", top: "0", width: "50", height: "100" };
    const send = (left: string) => sendForm(app, { staffId }, cropActs, { ...form, left }, { id });
    expect(await send("most")).toMatchObject({ refusal: { errors: [{ path: "left" }] } });
    expect((await send("50")).to).toBe(`/office/listings/${id}#cut-${key}`);
    const [picture] = await media();
    expect(picture).toMatchObject({ width: 600, height: 600, original: key });
    const file = await app.photos.get(picture!.url.slice("/photos/".length));
    const { dominant } = await sharp(file!.bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);

    const turn = { key, edit: { turn: 90, crop: wholePicture }, from: "sent" } as const;
    await editPicture(app, { staffId }, id, turn);
    expect((await media())[0]).toMatchObject({ width: 600, height: 1200, original: key });
    const whole = { key, edit: { turn: 0, crop: wholePicture }, from: "sent" } as const;
    await editPicture(app, { staffId }, id, whole);
    expect((await media())[0]).toMatchObject({ url: key, width: 1200 });
    expect((await media())[0]).not.toHaveProperty("original");

    await editPicture(app, { staffId }, id, cut);
    for (const colour of ["blue", "green", "white", "black"]) await add(await draw(colour));
    await add(await draw("pink"), { kind: "floorplan" });
    await publishHome(app, id, { actor: "job", rentReason: "" });
    const [listing] = await orm().select().from(listings).where(eq(listings.id, id));
    expect(JSON.stringify(listing?.media)).not.toContain(key);
  });

  test("described by two people keep the first text, and the second is in the history", async () => {
    const { app, staffId, id, add, media, keys, lastChange } = await begin();
    await add(await draw("red"));
    const [key = ""] = await keys();
    const name = (caption: string) =>
      changePicture(app, { staffId }, id, { do: "describe", key, caption, was: "" });
    await name("Hall");
    expect(await name("Entrance")).toMatchObject({
      answer: { pictureConflict: { key, mine: "Entrance", theirs: "Hall" } },
    });
    expect((await media())[0]?.caption).toBe("Hall");
    expect(await lastChange()).toMatchObject({ isKept: false, became: "Entrance" });
  });

  test("taken away come back by an undo, until their file is deleted", async () => {
    const { app, staffId, id, add, keys } = await begin();
    await add(await draw("red"));
    const [key = ""] = await keys();
    const name = key.slice("/photos/".length);
    await changePicture(app, { staffId }, id, { do: "remove", key });
    expect(await keys()).toEqual([]);
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({ ok: true });
    expect(await keys()).toEqual([key]);

    await changePicture(app, { staffId }, id, { do: "remove", key });
    await orm()
      .update(photos)
      .set({ keptAt: sql`now() - interval '25 hours'` });
    expect(await listUnusedPhotos(orm())).toContain(name);
    await orm().transaction((tx) => claimUnusedPhoto(tx, name));
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({ ok: false });
  });

  test("before they were cut stay as long as the draft", async () => {
    const { app, staffId, id, add, keys } = await begin();
    await add(await draw("red", 1200));
    const [key = ""] = await keys();
    const crop = { left: 0, top: 0, width: 50, height: 100 };
    await editPicture(app, { staffId }, id, { key, edit: { turn: 0, crop }, from: "sent" });
    await orm()
      .update(photos)
      .set({ keptAt: sql`now() - interval '25 hours'` });
    expect(await listUnusedPhotos(orm())).toEqual([]);
  });

  test("that the feed brings are the feed's", async () => {
    const { app, staffId, id, add, keys } = await begin();
    for (const colour of ["red", "blue", "green", "white", "black"]) await add(await draw(colour));
    await add(await draw("pink"), { kind: "floorplan" });
    await publishHome(app, id, { actor: "job", rentReason: "" });
    await orm().update(listingRecords).set({ origin: "blm" }).where(eq(listingRecords.id, id));
    expect(await add(await draw("grey"))).toMatchObject({ ok: false });
    const [key = ""] = await keys();
    expect(await changePicture(app, { staffId }, id, { do: "remove", key })).toMatchObject({
      refusal: {
        detail: expect.stringContaining(
          "The photos come from the feed. Take over the property to change them.",
        ),
      },
    });
  });
});
