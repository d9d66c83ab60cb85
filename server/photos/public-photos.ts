import { and, inArray, isNotNull } from "drizzle-orm";
import { getPhotoHash, listOriginalNames } from "../../domain/photos/photo.ts";
import type { Queryable } from "../platform/database/client.ts";
import { photos } from "./photo-tables.ts";

/** About 10 MB. */
const mostKnown = 100_000;

/**
 * Tells which pictures are public, by the name of the picture or of one of its sizes. What is public
 * stays so, and is asked of the database once by each process.
 */
export function openPublicPhotos(db: Queryable): (name: string) => Promise<boolean> {
  const known = new Set<string>();
  return async (name) => {
    const hash = getPhotoHash(name);
    if (hash === null) return false;
    if (known.has(hash)) return true;
    const isShown = and(
      inArray(photos.name, listOriginalNames(hash)),
      isNotNull(photos.publicSince),
    );
    if ((await db.$count(photos, isShown)) === 0) return false;
    if (known.size >= mostKnown) known.clear();
    known.add(hash);
    return true;
  };
}
