import type { ListingMedia, MediaKind } from "../../../domain/listings/listing.ts";
import { mediaKinds } from "../../../domain/listings/listing.ts";
import { toPlainLine } from "./plain-text.ts";
import type { BlmRecord } from "./blm-records.ts";
import type { BlmFile } from "./read-blm.ts";
import { quoteValue } from "./printable.ts";

export interface NamedPicture extends Pick<ListingMedia, "kind" | "caption"> {
  field: string;
  /** File name without a path, or an `http` URL. */
  name: string;
}

export interface PictureField {
  field: string;
  captionField: string;
  kind: MediaKind;
}

/** Returns a definition's picture fields, sorted by number. */
export function formatPictureFields(fields: readonly string[]): PictureField[] {
  return fields
    .flatMap((field) => {
      const [, family, digits] = /^MEDIA_(IMAGE|FLOOR_PLAN)_(\d+)$/.exec(field) ?? [];
      if (!family || !digits) return [];
      const number = Number(digits);
      const image = number === 60 || number === 61 ? "epc" : "photo";
      const kind: MediaKind = family === "FLOOR_PLAN" ? "floorplan" : image;
      return [{ field, captionField: `MEDIA_${family}_TEXT_${digits}`, kind, number }];
    })
    .toSorted((a, b) => a.number - b.number);
}

/**
 * Returns a record's pictures: photos, then floor plans, then energy graphs. A photo whose caption
 * says floor plan or EPC counts as one.
 */
export function readPictures(
  record: Pick<BlmRecord, "get">,
  fields: readonly PictureField[],
): NamedPicture[] {
  const pictures = fields.flatMap(({ field, captionField, kind }) => {
    const name = record.get(field);
    if (name === "") return [];
    const caption = toPlainLine(record.get(captionField)).slice(0, 100);
    return [{ field, name, caption, kind: kind === "photo" ? describeKind(caption) : kind }];
  });
  return mediaKinds.flatMap((kind) => pictures.filter((picture) => picture.kind === kind));
}

function describeKind(caption: string): MediaKind {
  if (/(?<![a-z])floor[ _-]?plans?(?![a-z])/i.test(caption)) return "floorplan";
  return /(?<![a-z])(?:epc|energy[ _](?:performance|rating|efficiency))(?![a-z])/i.test(caption)
    ? "epc"
    : "photo";
}

/** True for a picture URL. Remote pictures are never fetched. */
export function isRemote(name: string): boolean {
  return /^https?:\/\//i.test(name);
}

/** Returns an error if any picture's name is a path, otherwise null. */
export function buildPicturePath(file: BlmFile, fields: readonly PictureField[]): string | null {
  for (const [index, record] of file.records.entries()) {
    for (const { field } of fields) {
      const name = record.get(field);
      if (name === "" || isRemote(name) || !/[/\\\0]|\.\./.test(name)) continue;
      const place = `record ${index + 1} (line ${record.line})`;
      return `${field} in ${place} must be a file name, not a path. It says ${quoteValue(name)}.`;
    }
  }
  return null;
}
