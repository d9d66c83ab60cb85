import { formatFileSize } from "../../../domain/shared/formats/file-size.ts";
import type { AppContext } from "../../app-context.ts";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { maxPictures } from "../../../domain/listings/home-pictures.ts";
import {
  partBytes,
  type UploadAnswer,
  type UploadedFile,
} from "../../../domain/photos/photo-upload.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { photoUploads } from "../../listings/listing-record-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { maxUploadBytes } from "../../photos/draw-picture.ts";
import { addPhoto } from "./add-photo.ts";
import { readWorkingHome } from "../working-home.ts";
import { findPictureLock } from "./write-pictures.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";

const keptHours = 24;
/** Unfinished pictures of one person. */
const mostUnfinished = 120;

type Upload = typeof photoUploads.$inferSelect;
/** Null: there is no such home or picture. */
type Answer = UploadAnswer | null;

function countReceived({ parts }: Pick<Upload, "parts">): number {
  return parts.reduce((sum, size) => sum + size, 0);
}

function refuseFile(reason: string): UploadAnswer {
  return { state: "refused", reason };
}

/**
 * Begins to take a picture in parts. A file that was begun before goes on where it stopped, also
 * after the page was closed.
 */
export async function beginUpload(
  app: AppContext,
  actor: StaffActor,
  listingId: string,
  { fileName, bytes, changedAt }: UploadedFile,
): Promise<Answer> {
  const { orm } = app.database;
  const record = await findRecord(orm, listingId);
  if (!record) return null;
  const home = await readWorkingHome(orm, record);
  const lock = findPictureLock(home);
  if (lock !== null) return refuseFile(lock);
  if (bytes > maxUploadBytes) {
    return refuseFile(`${fileName} is ${formatFileSize(bytes)}. The limit is 20 MB.`);
  }
  if (home.media.length >= maxPictures) {
    return refuseFile(
      `A property can have up to ${formatCount(maxPictures, "photo")}. Remove one first.`,
    );
  }
  const unfinished = await orm.$count(photoUploads, eq(photoUploads.staffId, actor.staffId));
  if (unfinished >= mostUnfinished) {
    return refuseFile("Too many photos are uploading. Wait until some have finished.");
  }
  const fingerprint = `${changedAt} ${bytes} ${fileName}`;
  const file = {
    listingId,
    staffId: actor.staffId,
    fileName,
    fingerprint,
    bytes,
    createdAt: app.now(),
  };
  const [upload] = await orm
    .insert(photoUploads)
    .values(file)
    .onConflictDoUpdate({
      target: [photoUploads.listingId, photoUploads.staffId, photoUploads.fingerprint],
      set: { createdAt: file.createdAt },
    })
    .returning();
  if (!upload) throw new Error("The upload was not written.");
  return { state: "open", upload: upload.id, received: countReceived(upload) };
}

/**
 * Takes the next part of a picture. The last one adds the picture to the home.
 * @param at bytes that the sender believes to have arrived. Where it is wrong, the answer says how
 * many have, and nothing is stored
 */
export async function takePart(
  app: AppContext,
  actor: StaffActor,
  { listingId, upload: id }: { listingId: string; upload: string },
  { at, bytes }: { at: number; bytes: Uint8Array },
): Promise<Answer> {
  const { orm } = app.database;
  const isOwn = and(
    eq(photoUploads.id, id),
    eq(photoUploads.listingId, listingId),
    eq(photoUploads.staffId, actor.staffId),
  );
  const [before] = isUuid(id) ? await orm.select().from(photoUploads).where(isOwn) : [];
  if (!before) return null;
  const received = countReceived(before);
  const isNext = at === received && bytes.length <= partBytes;
  const isTooMuch = received + bytes.length > before.bytes;
  if (!isNext || isTooMuch) return { state: "open", upload: id, received };
  let upload = before;
  if (bytes.length > 0) {
    await app.photos.putPart(id, at, bytes);
    // The same part may be sent twice at once: it counts once.
    const [after] = await orm
      .update(photoUploads)
      .set({ parts: sql`${photoUploads.parts} || ${bytes.length}::integer` })
      .where(and(isOwn, eq(photoUploads.parts, before.parts)))
      .returning();
    if (!after) {
      const [now] = await orm.select().from(photoUploads).where(isOwn);
      return now ? { state: "open", upload: id, received: countReceived(now) } : null;
    }
    upload = after;
  }
  const isWhole = countReceived(upload) === upload.bytes;
  if (!isWhole) return { state: "open", upload: id, received: countReceived(upload) };
  return finish(app, actor, upload);
}

/** A picture that was refused is forgotten, too: the same file would be refused again. */
async function finish(app: AppContext, actor: StaffActor, upload: Upload): Promise<UploadAnswer> {
  const { listingId, fileName, parts, id } = upload;
  const bytes = await app.photos.joinParts(id, parts);
  const outcome = bytes && (await addPhoto(app, listingId, { bytes, fileName }, actor));
  await forget(app, upload);
  if (outcome === null) return refuseFile(`${fileName} didn’t upload completely. Choose it again.`);
  if (!outcome.ok) return refuseFile(outcome.refusal.detail);
  return { state: "done", isNew: outcome.answer.isNew };
}

/** Files first, so that an interrupted run is picked up again. */
async function forget(app: AppContext, { id, parts }: Upload): Promise<void> {
  await app.photos.removeParts(id, parts);
  await app.database.orm.delete(photoUploads).where(eq(photoUploads.id, id));
}

/** Stops a picture on its way. */
export async function stopUpload(
  app: AppContext,
  actor: StaffActor,
  { listingId, upload: id }: { listingId: string; upload: string },
): Promise<void> {
  if (!isUuid(id)) return;
  const [upload] = await app.database.orm
    .select()
    .from(photoUploads)
    .where(
      and(
        eq(photoUploads.id, id),
        eq(photoUploads.listingId, listingId),
        eq(photoUploads.staffId, actor.staffId),
      ),
    );
  if (upload) await forget(app, upload);
}

/** Deletes what has not gone on for a day. */
export async function forgetOldUploads(app: AppContext): Promise<void> {
  const oldest = new Date(app.now().getTime() - keptHours * 3_600_000);
  const old = await app.database.orm
    .select()
    .from(photoUploads)
    .where(lt(photoUploads.createdAt, oldest))
    .orderBy(asc(photoUploads.createdAt))
    .limit(100);
  for (const upload of old) await forget(app, upload);
}
