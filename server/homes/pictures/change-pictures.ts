import type { AppContext } from "../../app-context.ts";
import {
  changePictures,
  getPictureKey,
  getPictureName,
  type PictureChange,
} from "../../../domain/listings/home-pictures.ts";
import { isWholePicture, type PictureEdit } from "../../../domain/photos/picture-edit.ts";
import { addFieldChanges } from "../../listings/listing-records.ts";
import { drawEdit } from "../../photos/draw-picture.ts";
import { findPhotoName, touchPhotos } from "../../photos/photos.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse, refuseGone } from "../../staff/refusals.ts";
import { changeHome, noHome } from "../home-change.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { readWorkingHome } from "../working-home.ts";
import { picturesField, refuseLocked, writePictures } from "./write-pictures.ts";

export interface ChangedPicture {
  done: string | null;
  /** Somebody else has described the same picture: theirs stays, and mine is in the history. */
  pictureConflict?: { key: string; mine: string; theirs: string };
}

/** Describes, tags, moves or takes away one picture of the draft. */
export function changePicture(
  app: AppContext,
  actor: StaffActor,
  id: string,
  change: PictureChange,
): Promise<Outcome<ChangedPicture>> {
  return changeHome(app, id, async (tx, home): Promise<Outcome<ChangedPicture>> => {
    const locked = refuseLocked(home);
    if (locked) return locked;
    const changed = changePictures(home.media, change);
    const at = app.now();
    if (changed.ok) {
      if (changed.note === null) return { ok: true, answer: { done: null } };
      await writePictures(tx, home, changed.pictures, changed.note, { actor, at });
      return { ok: true, answer: { done: doneTexts[change.do] } };
    }
    if ("problem" in changed) return refuse(changed.problem, picturesField);
    const { mine, theirs } = changed.conflict;
    const { version } = home.record;
    const aside = { listingId: id, field: picturesField, actor: actor.staffId, version, at };
    await addFieldChanges(tx, [{ ...aside, was: theirs, became: mine, isKept: false }]);
    return { ok: true, answer: { done: null, pictureConflict: { key: change.key, mine, theirs } } };
  });
}

const doneTexts: Record<PictureChange["do"], string> = {
  describe: "Description saved.",
  kind: "Tag saved.",
  move: "Photo moved.",
  remove: "Photo removed.",
};

/**
 * Turns and cuts a picture.
 * @param from `sent`: as it was sent, so that a cut can be widened again. `now`: as it is
 */
export async function editPicture(
  app: AppContext,
  actor: StaffActor,
  id: string,
  { key, edit, from }: { key: string; edit: PictureEdit; from: "sent" | "now" },
): Promise<Outcome<ChangedPicture>> {
  const record = await findRecord(app.database.orm, id);
  if (!record) return noHome;
  const { media } = await readWorkingHome(app.database.orm, record);
  const found = media.find((one) => getPictureKey(one) === key);
  if (!found) return refuseGone("photo", picturesField);
  const name = findPhotoName(from === "sent" ? key : found.url);
  if (name === null)
    return refuse(
      "This photo is hosted on another site, so you can’t edit it here.",
      picturesField,
    );
  const file = await app.photos.get(name);
  if (file === null) return refuse("This photo’s file is missing. Upload it again.", picturesField);
  const isAsIs = isWholePicture(edit) && (from === "now" || found.url === key);
  if (isAsIs) return { ok: true, answer: { done: null } };
  const drawn = isWholePicture(edit)
    ? { ok: true as const, bytes: file.bytes }
    : await drawEdit(file.bytes, edit);
  if (!drawn.ok) return refuse(`The photo ${drawn.reason}.`, "width");
  const stored = await app.photos.put(drawn.bytes, (kept) => touchPhotos(app.database.orm, [kept]));
  if (!stored.ok) return refuse(`The photo ${stored.reason}.`, "width");
  return changeHome(app, id, async (tx, home) => {
    const locked = refuseLocked(home);
    if (locked) return locked;
    const at = home.media.findIndex((one) => getPictureKey(one) === key);
    const picture = home.media[at];
    if (!picture) return refuseGone("photo", picturesField);
    const { original: _former, ...rest } = picture;
    const isWhole = stored.photo.url === key;
    const cut = { ...rest, ...stored.photo, ...(!isWhole && { original: key }) };
    const named = getPictureName(picture, at);
    const note = {
      was: "",
      became: `${named}: ${isWhole ? "original restored" : describeEdit(edit)}`,
    };
    const written = { actor, at: app.now() };
    await writePictures(tx, home, home.media.with(at, cut), note, written);
    return { ok: true, answer: { done: "Photo changed." } };
  });
}

function describeEdit({ turn, crop }: PictureEdit): string {
  const isCut = !isWholePicture({ turn: 0, crop });
  if (turn === 0) return "cropped";
  return isCut ? "rotated and cropped" : "rotated";
}
