import { takeUnusedPhoto, unusedPhotos } from "../db/photos.ts";
import type { House } from "../house.ts";
import { type RepeatingJob, startRepeatingJob } from "./repeating-job.ts";

type Keeper = Pick<House, "database" | "photos" | "log">;

const dayMs = 24 * 3_600_000;

/** Deletes once a day, and at the start, the photos that nothing refers to any more. */
export function startUnusedPhotos(house: Keeper & Pick<House, "metrics">): RepeatingJob {
  return startRepeatingJob({
    name: "unused photos",
    everyMs: dayMs,
    log: house.log,
    metrics: house.metrics,
    run: (stopping) => deleteUnusedPhotos(house, stopping),
  });
}

/** The file goes before its row: what is cut short between is found again. */
export async function deleteUnusedPhotos(
  { database, photos, log }: Keeper,
  stopping: AbortSignal,
): Promise<void> {
  let deleted = 0;
  for (const name of await unusedPhotos(database.orm)) {
    if (stopping.aborted) break;
    await database.orm.transaction(async (tx) => {
      if (!(await takeUnusedPhoto(tx, name))) return;
      await photos.remove(name);
      deleted++;
    });
  }
  if (deleted > 0) log.info({ photos: deleted }, "Photos that nothing shows were deleted.");
}
