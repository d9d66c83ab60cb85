/** How a picture is turned and cut. */
export interface PictureEdit {
  /** Degrees, clockwise. */
  turn: Turn;
  /** Of the turned picture. */
  crop: Crop;
}

export const turns = [0, 90, 180, 270] as const;
export type Turn = (typeof turns)[number];

/** Percent of the width and of the height, from the left and from the top. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const wholePicture: Crop = { left: 0, top: 0, width: 100, height: 100 };

/** A box may not be smaller, percent: nothing could be seen of it. */
const leastSide = 5;

type Texts = Readonly<Partial<Record<string, string>>>;

export type ReadEdit =
  | { ok: true; edit: PictureEdit }
  | { ok: false; path: string; message: string };

/** Reads the fields `turn`, `left`, `top`, `width` and `height`. Those left out are of the whole picture. */
export function readPictureEdit(texts: Texts): ReadEdit {
  const turn = turns.find((one) => String(one) === (texts["turn"] ?? "0"));
  if (turn === undefined)
    return { ok: false, path: "turn", message: "Select how far to rotate the photo" };
  const crop = { ...wholePicture };
  for (const name of ["left", "top", "width", "height"] as const) {
    const text = texts[name]?.trim() ?? "";
    if (text === "") continue;
    const value = Number(text);
    if (!Number.isFinite(value) || value < 0 || value > 100) {
      return { ok: false, path: name, message: "Enter a number from 0 to 100" };
    }
    crop[name] = value;
  }
  for (const [side, start] of [
    ["width", "left"],
    ["height", "top"],
  ] as const) {
    if (crop[side] < leastSide) {
      return { ok: false, path: side, message: `Keep at least ${leastSide}% of the photo` };
    }
    // Rounded numbers may reach a hair over the edge.
    if (crop[start] + crop[side] > 100.5) {
      return { ok: false, path: side, message: "The crop goes past the edge of the photo" };
    }
  }
  return { ok: true, edit: { turn, crop } };
}

export function isWholePicture({ turn, crop }: PictureEdit): boolean {
  return turn === 0 && crop.width >= 99.95 && crop.height >= 99.95;
}

export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box in whole pixels, never over the edge and never empty. */
export function findPixelBox(crop: Crop, picture: { width: number; height: number }): PixelBox {
  const left = Math.min(picture.width - 1, Math.round((crop.left / 100) * picture.width));
  const top = Math.min(picture.height - 1, Math.round((crop.top / 100) * picture.height));
  const width = Math.round((crop.width / 100) * picture.width);
  const height = Math.round((crop.height / 100) * picture.height);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, picture.width - left)),
    height: Math.max(1, Math.min(height, picture.height - top)),
  };
}
