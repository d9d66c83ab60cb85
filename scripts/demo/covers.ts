import type { Home } from "./home.ts";
import type { Photo, Picture, PictureKind } from "./pictures.ts";
import { suiting } from "./pictures.ts";

/** Preferred and fallback photos, the latter if neighbours use all of the former. */
export function coversFor(home: Home, pictures: readonly Picture[]): [Photo[], Photo[]] {
  const { house } = home.dwelling;
  const photos = (kind: PictureKind, caption: string): Photo[] =>
    suiting(pictures, home, kind).map(({ file, scene }) => ({ file, caption, scene }));
  const first = [
    ...photos("terrace", house ? "The front" : "The street"),
    ...photos("apartment", "The building"),
    ...photos("living", home.bedrooms === 0 ? "The room" : "Living room"),
  ];
  const second = [...photos("kitchen", "Kitchen"), ...photos("bedroom", "Bedroom")];
  return [first, second];
}
