import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { join } from "node:path";
import { diskStorage } from "./files/disk-storage.ts";
import { openPhotoStore } from "./files/photo-store.ts";
import { s3Storage } from "./files/s3-storage.ts";
import { corrections } from "./geo/corrections.ts";
import type { House } from "./house.ts";
import { openPageCache } from "./http/page-cache.ts";
import { externalCheck } from "./human-check/external.ts";
import { type HumanCheck, noHumanCheck } from "./human-check/human-check.ts";
import { proofOfWork } from "./human-check/proof.ts";
import { keptSecret } from "./human-check/secret.ts";
import { type EndProcess, endProcess } from "./end-process.ts";
import { openErrorReports } from "./error-reports/error-reports.ts";
import { openLog } from "./log.ts";
import { openMetrics } from "./metrics/metrics.ts";
import { startProblem } from "./start-problem.ts";

/** One line for the operator. */
interface Refused {
  ok: false;
  problem: string;
}

interface Opened {
  ok: true;
  house: House;
  close: () => Promise<void>;
  fail: EndProcess;
}

export type OpenedHouse = Opened | Refused;

/**
 * Opens everything a process needs, in order: log, database, photos, human check. Where one of
 * them can't be had, nothing stays open.
 */
export async function openHouse(
  config: Config,
  logTo?: NodeJS.WritableStream,
): Promise<OpenedHouse> {
  const reports = openErrorReports(config, (problem) => log.warn(problem));
  const log = openLog(config, logTo, reports);
  const fail = endProcess(log, reports);
  if (!config.rateLimit) log.warn("RATE_LIMIT is off: every caller may send as much as it likes.");
  if (config.humanCheck === "off") log.warn("HUMAN_CHECK is off: robots may submit every form.");
  for (const correction of corrections) log.warn(correction);
  let database: Database | undefined;
  let opened: Omit<Opened, "fail"> | Refused | undefined;
  try {
    const onBroken = (reason: string) =>
      fail(`The database has stopped (${reason}); start the site again.`);
    database = await openDatabase({ ...config, log, onBroken });
    opened = await furnish(config, log, database);
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    opened = { ok: false, problem };
  } finally {
    if (!opened?.ok) await database?.close();
  }
  if (!opened.ok) return opened;
  const { house, close } = opened;
  const closeAll = async () => {
    await close();
    await reports?.sent();
  };
  return { ok: true, house, close: closeAll, fail };
}

async function furnish(
  config: Config,
  log: Logger,
  database: Database,
): Promise<Omit<Opened, "fail"> | Refused> {
  const photos = openPhotoStore(
    config.s3 === null ? await diskStorage(join(config.dataDir, "photos")) : s3Storage(config.s3),
  );
  const checked = openHumanCheck(config, log);
  if (!checked.ok) return checked;
  const { humanCheck } = checked;
  const now = () => new Date();
  const metrics = openMetrics();
  const pageCache = openPageCache(config.pageCacheMb * 1024 * 1024, now);
  metrics.pageCache = pageCache.figures;
  const house = { config, log, metrics, database, photos, humanCheck, pageCache, now };
  return { ok: true, house, close: () => database.close() };
}

function openHumanCheck(
  config: Config,
  log: Logger,
): { ok: true; humanCheck: HumanCheck } | Refused {
  const { humanCheck: kind, humanCheckSecret: given, humanCheckSiteKey: siteKey } = config;
  if (kind === "off") return { ok: true, humanCheck: noHumanCheck };
  if (kind !== "proof") {
    if (given === null || siteKey === null) throw new Error("The settings let this through.");
    const verifyUrl = config.humanCheckVerifyUrl;
    return {
      ok: true,
      humanCheck: externalCheck({ provider: kind, siteKey, secret: given, verifyUrl, log }),
    };
  }
  const secret = given === null ? keptSecret(config.dataDir) : { ok: true as const, secret: given };
  return secret.ok ? { ok: true, humanCheck: proofOfWork(secret.secret) } : secret;
}
