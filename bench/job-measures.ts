import type { ServerDatabase } from "../server/platform/database/server-engine.ts";
import { siteJobs } from "../server/site/jobs.ts";
import { holdFigure } from "./figures.ts";
import { openJobServices } from "./job-services.ts";
import { runOnce } from "./jobs.ts";
import { readLoad } from "./size-measures.ts";
import { timeDatabase, type TimedWork } from "./timed-database.ts";

/** A job is stopped after so long, as the erasure of a third of three years would go on for hours. */
const jobMs = 20_000;

/**
 * Milliseconds of a transaction, or of a statement without one. Rows are locked until it ends, so it is
 * what others wait for.
 */
const usualLimit = 250;
const ownLimits: Readonly<Record<string, number>> = {
  // A hundred records with all their mails and messages, from the disk.
  retention: 500,
  // A branch is imported as a whole, and its file for a portal read at once. Only another import of it waits.
  feeds: 5000,
  // Reads the pictures of all homes, once a day, and locks none.
  "unused photos": 5000,
};

/**
 * Every job of the site, by the statements that it sends. One that fails does not hold, nor one that has work
 * to repeat and sends none.
 * @param branchHomes in the feed that comes in
 */
export async function measureJobs(database: ServerDatabase, branchHomes: number): Promise<void> {
  const services = await openJobServices({ homes: branchHomes, mails: 200, photos: 500 });
  try {
    for (const job of siteJobs) {
      const noted: TimedWork[] = [];
      let began = performance.now();
      const onStart = () => {
        noted.length = 0;
        began = performance.now();
      };
      const run = await runOnce(job, timeDatabase(database, noted), {
        services,
        longestMs: jobMs,
        onStart,
      });
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const longest = noted.reduce((a, b) => (b.ms > a.ms ? b : a), nothing);
      const limit = ownLimits[job.name] ?? usualLimit;
      const hasWorked = noted.length > 0 || run.names.length === 0;
      const held = run.problems.length === 0 && hasWorked && longest.ms <= limit;
      holdFigure(
        {
          bench: "size",
          job: run.names.join(", ") || job.name,
          seconds,
          works: noted.length,
          longestMs: Math.round(longest.ms),
          ofStatements: longest.statements,
          slowest: `${longest.slowest} ${Math.round(longest.slowestMs)} ms`,
          ...(run.problems[0] && { problems: run.problems.length, first: run.problems[0] }),
          load: readLoad(),
          limit,
        },
        held,
      );
    }
  } finally {
    await services.close();
  }
}

const nothing: TimedWork = { ms: 0, slowest: "", slowestMs: 0, statements: 0 };
