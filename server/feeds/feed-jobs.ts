import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { and, eq, like, lt, ne, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { comparePortals } from "./portals/compare-portals.ts";
import { fetchFeed } from "./incoming/fetch-feed.ts";
import { feedFiles, portalFiles } from "./feed-tables.ts";
import { getFeedFolder } from "./incoming/receive-file.ts";
import { sendToPortal } from "./portals/send-to-portal.ts";
import { watchFolder } from "./incoming/watch-folder.ts";

/** Takes what comes in, sends what is to go out, and compares portals at night. */
export function startFeeds(app: AppContext): RepeatingJob {
  let isFirst = true;
  let forgotOn = "";
  return startRepeatingJob({
    name: "feeds",
    everyMs: 15_000,
    log: app.log,
    metrics: app.metrics,
    async run(stopping) {
      await endInterrupted(app, isFirst);
      isFirst = false;
      await watchFolder(app);
      await fetchFeed(app);
      for (const portal of app.config.portals) {
        if (!stopping.aborted) await sendToPortal(app, portal);
      }
      await comparePortals(app);
      const today = getLondonDate(app.now());
      if (forgotOn !== today) await forgetOldFiles(app);
      forgotOn = today;
    },
  });
}

const longestImportMs = 30 * 60_000;

/** A file whose import was cut short by the end of its process. */
export async function endInterrupted(
  { database, now }: AppContext,
  isFirst: boolean,
): Promise<void> {
  const { state, receivedAt, decidedAt } = feedFiles;
  // An embedded database has one process: at its start nobody is at work. Elsewhere another may be.
  const isAlone = isFirst && database.engine !== "server";
  const before = new Date(now().getTime() - longestImportMs);
  const isOld = isAlone ? undefined : lt(sql`coalesce(${decidedAt}, ${receivedAt})`, before);
  const problem = "The import was interrupted. Try it again.";
  await database.orm
    .update(feedFiles)
    .set({ state: "refused", problem })
    .where(and(eq(state, "reading"), isOld));
}

const dayMs = 86_400_000;
/** Files can be tried again for so long, and reports be read. */
const keptFileDays = 14;
const keptReportDays = 400;

export async function forgetOldFiles(app: AppContext): Promise<void> {
  const { orm } = app.database;
  const now = app.now().getTime();
  const own = `${getFeedFolder(app).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const old = await orm
    .select({ id: feedFiles.id, path: feedFiles.path })
    .from(feedFiles)
    .where(
      and(
        like(feedFiles.path, own),
        ne(feedFiles.state, "reading"),
        lt(feedFiles.receivedAt, new Date(now - keptFileDays * dayMs)),
      ),
    );
  for (const { id, path } of old) {
    if (path !== null) await rm(dirname(path), { recursive: true, force: true });
    await orm.update(feedFiles).set({ path: null }).where(eq(feedFiles.id, id));
  }
  const before = new Date(now - keptReportDays * dayMs);
  await orm.delete(feedFiles).where(lt(feedFiles.receivedAt, before));
  await orm.delete(portalFiles).where(lt(portalFiles.createdAt, before));
}
