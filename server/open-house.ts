import { type Config, readConfig } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { DatabaseProblem } from "./db/database-problem.ts";
import { openPhotoStore } from "./files/photo-store.ts";
import { corrections } from "./geo/corrections.ts";
import type { House } from "./house.ts";
import { noHumanCheck, proofOfWork } from "./human-check/proof.ts";
import { keptSecret } from "./human-check/secret.ts";
import { openLog } from "./log.ts";

export type OpenedHouse =
  | { ok: true; house: House; close: () => Promise<void> }
  /** One line for the operator. */
  | { ok: false; problem: string };

/** Reads the settings; where some are wrong it says so, a line each, and ends the process. */
export function configOrExit(): Config {
  const read = readConfig();
  if (read.ok) return read.config;
  for (const problem of read.problems) process.stderr.write(`Setting ${problem}\n`);
  return process.exit(1);
}

/** Opens everything a process needs, in order: log, database, photos, human check. */
export async function openHouse(config: Config): Promise<OpenedHouse> {
  const log = openLog(config);
  if (!config.rateLimit) log.warn("RATE_LIMIT is off: every caller may send as much as it likes.");
  if (config.humanCheck === "off") log.warn("HUMAN_CHECK is off: robots may submit every form.");
  for (const correction of corrections) log.warn(correction);
  try {
    const database = await openDatabase({
      ...config,
      log,
      onBroken(reason) {
        log.fatal(`The database has stopped (${reason}); start the site again.`);
        process.exit(1);
      },
    });
    const photos = await openPhotoStore(config.dataDir);
    const humanCheck =
      config.humanCheck === "off"
        ? noHumanCheck
        : proofOfWork(config.humanCheckSecret ?? keptSecret(config.dataDir));
    const house = { config, log, database, photos, humanCheck, now: () => new Date() };
    return { ok: true, house, close: () => database.close() };
  } catch (error) {
    if (error instanceof DatabaseProblem) return { ok: false, problem: error.message };
    throw error;
  }
}
