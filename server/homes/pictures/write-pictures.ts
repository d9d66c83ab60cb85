import { and, desc, eq, gt } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { type DraftPicture, type PictureNote } from "../../../domain/listings/home-pictures.ts";
import { listingChanges, listingRecords } from "../../listings/listing-record-tables.ts";
import { addFieldChanges, isFedRecord } from "../../listings/listing-records.ts";
import { holdPhotos, listPhotoNames, touchPhotos } from "../../photos/photos.ts";
import type { Transaction } from "../../platform/database/client.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse } from "../../staff/refusals.ts";
import type { WorkingHome } from "../working-home.ts";

/** In the history of a home. */
export const picturesField = "pictures";

/** Null where the pictures are the office's to change. */
export function findPictureLock({ record, listing }: WorkingHome): string | null {
  const isBrought =
    isFedRecord(record) && (listing?.media.length ?? 0) > 0 && !record.added.includes("media");
  return isBrought ? "The photos come from the feed. Take over the property to change them." : null;
}

export function refuseLocked(home: WorkingHome) {
  const lock = findPictureLock(home);
  return lock === null ? null : refuse(lock, picturesField);
}

interface Written {
  actor: StaffActor;
  at: Date;
}

/** Keeps the pictures of the draft, with a line in the history. @returns the record's version */
export async function writePictures(
  tx: Transaction,
  home: WorkingHome,
  pictures: DraftPicture[],
  note: PictureNote,
  { actor, at }: Written,
): Promise<number> {
  const { record, media } = home;
  const version = await storePictures(tx, home, pictures, at);
  const change = { listingId: record.id, field: picturesField, actor: actor.staffId, version, at };
  await addFieldChanges(tx, [{ ...change, ...note, mediaWas: [...media] }]);
  return version;
}

async function storePictures(
  tx: Transaction,
  { record, listing, media }: WorkingHome,
  pictures: DraftPicture[],
  at: Date,
): Promise<number> {
  const version = record.version + 1;
  const isPublished = listing !== null && isDeepStrictEqual(pictures, listing.media);
  const draftMedia = isPublished ? null : pictures;
  await tx
    .update(listingRecords)
    .set({ draftMedia, version, updatedAt: at })
    .where(eq(listingRecords.id, record.id));
  // What is no longer shown stays for a day, in which the change can be undone.
  const kept = new Set(listPhotoNames(pictures));
  await touchPhotos(
    tx,
    listPhotoNames(media).filter((name) => !kept.has(name)),
  );
  return version;
}

/** Minutes in which what one person adds is one line of the history. */
const oneAdditionMinutes = 5;
const added = /^(\d+) added$/;

/** As `writePictures`, for one picture more: several in a row are one change. */
export async function writeAddition(
  tx: Transaction,
  home: WorkingHome,
  pictures: DraftPicture[],
  { actor, at }: Written,
): Promise<number> {
  const [last] = await tx
    .select()
    .from(listingChanges)
    .where(
      and(
        eq(listingChanges.listingId, home.record.id),
        gt(listingChanges.at, new Date(at.getTime() - oneAdditionMinutes * 60_000)),
      ),
    )
    .orderBy(desc(listingChanges.id))
    .limit(1);
  const count = last?.field === picturesField ? added.exec(last.became)?.[1] : undefined;
  if (!last || count === undefined || last.actor !== actor.staffId) {
    const note = { was: "", became: "1 added" };
    return writePictures(tx, home, pictures, note, { actor, at });
  }
  const version = await storePictures(tx, home, pictures, at);
  const became = `${Number(count) + 1} added`;
  await tx
    .update(listingChanges)
    .set({ became, version, at })
    .where(eq(listingChanges.id, last.id));
  return version;
}

/** Restores the pictures before a change. @returns why not, or null */
export async function undoPictures(
  tx: Transaction,
  home: WorkingHome,
  { became, mediaWas }: typeof listingChanges.$inferSelect,
  written: Written,
): Promise<string | null> {
  if (mediaWas === null) return "The last change can’t be undone here.";
  const lock = findPictureLock(home);
  if (lock !== null) return lock;
  const now = new Set(listPhotoNames(home.media));
  const missing = listPhotoNames(mediaWas).filter((name) => !now.has(name));
  if (!(await holdPhotos(tx, missing)))
    return "A photo in the last change has since been permanently deleted.";
  const note = { was: became, became: "undone" };
  await writePictures(tx, home, mediaWas, note, written);
  return null;
}
