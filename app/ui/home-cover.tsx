import type { Cover } from "../../domain/listings/listing.ts";
import { getFallbackArt } from "./fallback-art.ts";
import { PhotoSources } from "./photo.tsx";

/** Decorative: the text beside it names the home. */
export function HomeCover({
  home,
  sizes,
}: {
  home: { id: string; cover: Cover | null };
  sizes: string;
}) {
  const { id, cover } = home;
  return (
    <picture className="home-cover">
      {cover && <PhotoSources photo={cover} sizes={sizes} />}
      <img src={cover?.url ?? getFallbackArt(id)} alt="" width="800" height="600" />
    </picture>
  );
}
