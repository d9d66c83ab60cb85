import { type ListingMedia, type MediaKind, mediaKinds } from "../../../domain/listings/listing.ts";
import { toUnquotedLine } from "./blm-ascii.ts";

export interface ExportPicture {
  field: string;
  captionField: string;
  /** `999999_A1_IMG_00.jpg`. */
  file: string;
  caption: string;
  /** As it was before it was made to fit. */
  captionInFull: string;
  /** Name in the photo store. */
  stored: string;
  /** Longest side in pixels. */
  largest: number;
}

const ownPhoto = /^\/photos\/([0-9a-f]{64}\.(jpg|png|gif))$/;
/** Rightmove's sizes (specification 3.5, page 5). */
const forms: Record<
  MediaKind,
  { family: string; suffix: string; from: number; maxCount: number; largest: number }
> = {
  photo: { family: "IMAGE", suffix: "IMG", from: 0, maxCount: 60, largest: 1024 },
  floorplan: { family: "FLOOR_PLAN", suffix: "FLP", from: 0, maxCount: 10, largest: 2025 },
  epc: { family: "IMAGE", suffix: "IMG", from: 60, maxCount: 2, largest: 1024 },
};

/** Returns photos, floor plans and energy graphs under Rightmove's file names. */
export function exportPictures(agentRef: string, media: readonly ListingMedia[]): ExportPicture[] {
  return mediaKinds.flatMap((kind) => {
    const { family, suffix, from, maxCount, largest } = forms[kind];
    const own = media.flatMap((item) => {
      const [, stored, type] = (item.kind === kind && ownPhoto.exec(item.url)) || [];
      return stored && type ? [{ stored, type, caption: item.caption }] : [];
    });
    return own.slice(0, maxCount).map(({ stored, type, caption }, index) => {
      const number = String(from + index).padStart(2, "0");
      return {
        field: `MEDIA_${family}_${number}`,
        captionField: `MEDIA_${family}_TEXT_${number}`,
        file: `${agentRef}_${suffix}_${number}.${type}`,
        caption: kind === "epc" ? "EPC" : toUnquotedLine(caption).slice(0, 20).trim(),
        captionInFull: kind === "epc" ? "" : caption,
        stored,
        largest,
      };
    });
  });
}
