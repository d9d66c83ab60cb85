import type { AppContext } from "../app-context.ts";
import { checksAtOnce, refreshChecks } from "./landlord/refresh-checks.ts";
import { publishScheduled } from "./schedule-home.ts";
import { forgetOldUploads } from "./pictures/upload-photos.ts";

/** Publishes homes whose time has come, writes views, forgets broken uploads, and checks homes that changed or whose day is over. */
export async function keepHomes(app: AppContext, stopping: AbortSignal): Promise<void> {
  await publishScheduled(app);
  await app.views.save();
  await forgetOldUploads(app);
  while (!stopping.aborted && (await refreshChecks(app)) === checksAtOnce);
}
