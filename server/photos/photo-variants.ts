import { sql } from "drizzle-orm";
import sharp from "sharp";
import type { AppContext } from "../app-context.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";

const leaseMinutes = 5;

/**
 * Makes variants of new photos one at a time. Each photo is leased to one process. A failure is
 * logged and not retried before the lease ends.
 */
export function startPhotoVariants({ database, photos, log, metrics }: AppContext): RepeatingJob {
  // Leaves a core free for requests.
  sharp.concurrency(1);
  return startRepeatingJob({
    name: "photo variants",
    everyMs: 10_000,
    log,
    metrics,
    async run(stopping) {
      while (!stopping.aborted) {
        const name = await leasePhoto(database);
        if (name === null) return;
        try {
          await photos.makeVariants(name);
        } catch (error) {
          log.error({ err: error, photo: name }, "Photo resizing failed");
          continue;
        }
        await database.orm.execute(
          sql`update photos set variants_at = now(), leased_until = null where name = ${name}`,
        );
      }
    },
  });
}

/** The newest first: somebody waits for what they have just uploaded, nobody for an import's hundreds. */
async function leasePhoto({ orm }: AppContext["database"]): Promise<string | null> {
  const { rows } = await orm.execute<{ name: string }>(sql`
    update photos set leased_until = now() + make_interval(mins => ${leaseMinutes})
    where name = (
      select name from photos
      where variants_at is null and (leased_until is null or leased_until < now())
      order by kept_at desc
      limit 1
      for update skip locked
    )
    returning name`);
  return rows[0]?.name ?? null;
}
