import { claimUnusedPhoto, listUnusedPhotos } from "./photos.ts";
import type { AppContext } from "../app-context.ts";
import { transact } from "../platform/database/transact.ts";

/** Deletes the file before its row, so that an interrupted run is picked up again. */
export async function deleteUnusedPhotos(
  { database, photos, log }: Pick<AppContext, "database" | "photos" | "log">,
  stopping: AbortSignal,
): Promise<void> {
  let deleted = 0;
  for (const name of await listUnusedPhotos(database.orm)) {
    if (stopping.aborted) break;
    await transact(database.orm, async (tx) => {
      if (!(await claimUnusedPhoto(tx, name))) return;
      await photos.remove(name);
      deleted++;
    });
  }
  if (deleted > 0) log.info({ photos: deleted }, "Unused photos deleted");
}
