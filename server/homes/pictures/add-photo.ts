import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import {
  cleanCaption,
  type DraftPicture,
  maxPictures,
} from "../../../domain/listings/home-pictures.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import type { MediaKind } from "../../../domain/listings/listing.ts";
import type { AppContext } from "../../app-context.ts";
import { drawUpload } from "../../photos/draw-picture.ts";
import { touchPhotos } from "../../photos/photos.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../../staff/refusals.ts";
import { changeHome } from "../home-change.ts";
import { refuseLocked, writeAddition } from "./write-pictures.ts";

export interface NewPhoto {
  bytes: Uint8Array;
  /** As its sender calls it: for what is said of it. */
  fileName: string;
  kind?: MediaKind;
  caption?: string;
}

export interface AddedPhoto {
  url: string;
  width: number;
  height: number;
  /** False: the home had it already, and nothing was changed. */
  isNew: boolean;
}

/**
 * Adds a picture to the draft of a home, after those that are there. Renters see it once the draft
 * is published. Its sizes are made afterwards by the job of all photos.
 * @param id of the home
 */
export async function addPhoto(
  app: AppContext,
  id: string,
  { bytes, fileName, kind = "photo", caption = "" }: NewPhoto,
  actor: StaffActor,
): Promise<Outcome<AddedPhoto>> {
  const named = fileName.trim().slice(0, 100) || "The photo";
  const drawn = await drawUpload(bytes);
  if (!drawn.ok) return refuse(`${named} ${drawn.reason}.`, "pictures");
  const stored = await app.photos.put(drawn.bytes, (name) => touchPhotos(app.database.orm, [name]));
  if (!stored.ok) return refuse(`${named} ${stored.reason}.`, "pictures");
  const { photo } = stored;
  return changeHome(app, id, async (tx, home): Promise<Outcome<AddedPhoto>> => {
    const locked = refuseLocked(home);
    if (locked) return locked;
    const { url, width, height } = photo;
    const isHere = home.media.some((one) => one.url === url || one.original === url);
    if (isHere) return { ok: true, answer: { url, width, height, isNew: false } };
    if (home.media.length >= maxPictures) {
      return refuse(
        `A property can have up to ${formatCount(maxPictures, "photo")}. Remove one first.`,
        "pictures",
      );
    }
    const picture: DraftPicture = { kind, caption: cleanCaption(caption), ...photo };
    const written = { actor, at: app.now() };
    await writeAddition(tx, home, [...home.media, picture], written);
    return { ok: true, answer: { url, width, height, isNew: true } };
  });
}
