import { type ListingMedia, type MediaKind, mediaKinds } from "./listing.ts";

/** A picture as the office works on it. */
export interface DraftPicture extends ListingMedia {
  /**
   * The picture before it was cut or turned, so that the cut can be widened again. Never shown to
   * renters: what was cut away may be private.
   */
  original?: string;
}

export const maxPictures = 60;
export const maxCaption = 200;

export const pictureKindNames: Record<MediaKind, string> = {
  photo: "Photo",
  floorplan: "Floor plan",
  epc: "EPC",
};

/** Names a picture in forms. It stays the same when the picture is cut. */
export function getPictureKey({ url, original }: DraftPicture): string {
  return original ?? url;
}

/** Pictures without what renters may not see. */
export function toPublicMedia(pictures: readonly DraftPicture[]): ListingMedia[] {
  return pictures.map(({ original: _hidden, ...picture }) => picture);
}

export type PictureChange =
  | { do: "describe"; key: string; caption: string; was: string }
  | { do: "kind"; key: string; kind: string }
  /** @param to place, the first is 1 */
  | { do: "move"; key: string; to: number }
  | { do: "remove"; key: string };

/** What the history says of it. */
export interface PictureNote {
  was: string;
  became: string;
}

export type ChangedPictures =
  | { ok: true; pictures: DraftPicture[]; note: PictureNote | null }
  /** Two people wrote about the same picture: the first one's text stays. */
  | { ok: false; conflict: { mine: string; theirs: string } }
  | { ok: false; problem: string };

const gone = "That photo is no longer here. Someone else has removed it.";

/**
 * One change of one picture, made to the pictures as they are now: changes of two people to
 * different pictures are both kept.
 */
export function changePictures(
  pictures: readonly DraftPicture[],
  change: PictureChange,
): ChangedPictures {
  const at = pictures.findIndex((picture) => getPictureKey(picture) === change.key);
  const picture = pictures[at];
  if (!picture) return { ok: false, problem: gone };
  if (change.do === "describe") return describe(pictures, at, picture, change);
  if (change.do === "kind") return tag(pictures, at, picture, change.kind);
  if (change.do === "move") return move(pictures, at, picture, change.to);
  return remove(pictures, at, picture);
}

function remove(
  pictures: readonly DraftPicture[],
  at: number,
  picture: DraftPicture,
): ChangedPictures {
  const note = { was: getPictureName(picture, at), became: "removed" };
  return { ok: true, pictures: pictures.toSpliced(at, 1), note };
}

/** What the history calls it. */
export function getPictureName({ caption }: Pick<DraftPicture, "caption">, at: number): string {
  return caption || `Photo ${at + 1}`;
}

function describe(
  pictures: readonly DraftPicture[],
  at: number,
  picture: DraftPicture,
  { caption, was }: { caption: string; was: string },
): ChangedPictures {
  const mine = cleanCaption(caption);
  const theirs = picture.caption;
  if (mine === theirs || mine === was) return unchanged(pictures);
  if (theirs !== was) return { ok: false, conflict: { mine, theirs } };
  return replace(pictures, at, { ...picture, caption: mine }, { was: theirs, became: mine });
}

/** One line that the database can keep. */
export function cleanCaption(text: string): string {
  const line = text.replaceAll("\0", "").replaceAll(/\s+/g, " ");
  return line.trim().slice(0, maxCaption).toWellFormed();
}

function tag(
  pictures: readonly DraftPicture[],
  at: number,
  picture: DraftPicture,
  asked: string,
): ChangedPictures {
  const kind = mediaKinds.find((one) => one === asked);
  if (kind === undefined) return { ok: false, problem: "Select what the photo shows." };
  if (kind === picture.kind) return unchanged(pictures);
  const became = `${getPictureName(picture, at)}: ${pictureKindNames[kind]}`;
  const note = { was: pictureKindNames[picture.kind], became };
  return replace(pictures, at, { ...picture, kind }, note);
}

function move(
  pictures: readonly DraftPicture[],
  at: number,
  picture: DraftPicture,
  place: number,
): ChangedPictures {
  const to = Math.min(Math.max(Math.trunc(place) || 1, 1), pictures.length) - 1;
  if (to === at) return unchanged(pictures);
  const became = `${getPictureName(picture, at)}: position ${to + 1} of ${pictures.length}`;
  const note = { was: `position ${at + 1}`, became };
  return { ok: true, pictures: pictures.toSpliced(at, 1).toSpliced(to, 0, picture), note };
}

function unchanged(pictures: readonly DraftPicture[]): ChangedPictures {
  return { ok: true, pictures: [...pictures], note: null };
}

function replace(
  pictures: readonly DraftPicture[],
  at: number,
  picture: DraftPicture,
  note: PictureNote,
): ChangedPictures {
  return { ok: true, pictures: pictures.with(at, picture), note };
}

/** Pixels under which a photo is blurred on a large screen. */
export const recommendedPhotoWidth = 1600;

export function isSmallPicture({ kind, width }: Pick<ListingMedia, "kind" | "width">): boolean {
  return kind === "photo" && width !== null && width < recommendedPhotoWidth;
}
