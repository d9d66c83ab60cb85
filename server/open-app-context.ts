import { createViewCounter } from "./listings/view-counter.ts";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./platform/database/client.ts";
import { getSiteSecret } from "./platform/database/site-secret.ts";
import { join } from "node:path";
import { createDiskStorage } from "./platform/storage/disk-storage.ts";
import { openDocumentKeys } from "./documents/document-keys.ts";
import { choosePayments } from "./tenancies/money/payment-adapter.ts";
import { openPhotoStore } from "./photos/photo-store.ts";
import { createS3Storage } from "./platform/storage/s3-storage.ts";
import { noMapArchives, openMapArchives } from "./map/map-archives.ts";
import { corrections } from "./places/gazetteer/corrections.ts";
import type { AppContext } from "./app-context.ts";
import { rateLimit } from "./platform/http/rate-limit.ts";
import { hideLinksInValues } from "./access-links/hide-links-in-text.ts";
import { endInventedLinks } from "./contacts/end-invented-links.ts";
import { hasOnlyDemoHomes } from "./feeds/demo-homes.ts";
import { isLocalDemo } from "./staff/demo-office.ts";
import { openPlaceFinder } from "./places/finder/place-finder.ts";
import { openOfficeStream } from "./agency/office-stream.ts";
import { openAreaStatsCache } from "./search/area-stats-cache.ts";
import type { ChangedHomes } from "./listings/shown-homes.ts";
import { openPageCache } from "./platform/http/page-cache.ts";
import { openReach } from "./platform/http/reach.ts";
import { createExternalCheck } from "./platform/human-check/external.ts";
import { type HumanCheck, noHumanCheck } from "./platform/human-check/human-check.ts";
import { createProofOfWork } from "./platform/human-check/proof.ts";
import { type EndProcess, endProcess } from "./platform/process/end-process.ts";
import { openErrorReports } from "./platform/error-reports/error-reports.ts";
import { openLog } from "./platform/logging/log.ts";
import { openMetrics } from "./platform/metrics/metrics.ts";
import { openOpenIdProvider } from "./staff/sign-in/openid-provider.ts";
import { createSignInLimits } from "./staff/sign-in/sign-in-limits.ts";
import { openTraces } from "./platform/tracing/tracing.ts";
import { createCaseLimits } from "./customer-pages/case-limits.ts";
import { createViewingLimits } from "./viewings/viewing-limits.ts";
import { openRoutePlanner } from "./viewings/diary/route-planner.ts";
import { startProblem } from "./site/start-problem.ts";

interface Refused {
  ok: false;
  problem: string;
}

interface Opened {
  ok: true;
  app: AppContext;
  close: () => Promise<void>;
  fail: EndProcess;
}

export type OpenResult = Opened | Refused;

/**
 * Opens a process's resources in order: log, database, photos, human check. If one fails, it closes
 * the others.
 */
export async function openAppContext(
  config: Config,
  logTo?: NodeJS.WritableStream,
): Promise<OpenResult> {
  const reports = openErrorReports(config, (problem) => log.warn(problem));
  const log = openLog(config, logTo, reports);
  const fail = endProcess(log, reports);
  if (!config.rateLimit) log.warn("RATE_LIMIT is off: requests are not limited.");
  if (config.humanCheck === "off")
    log.warn("HUMAN_CHECK is off: forms accept submissions without a human check.");
  for (const correction of corrections) log.warn(correction);
  const closeTraces = await openTraces(config, log);
  let database: Database | undefined;
  let opened: Omit<Opened, "fail"> | Refused | undefined;
  try {
    const onBroken = (reason: string) =>
      fail(`The database has stopped (${reason}). Start the site again.`);
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
  const { app, close } = opened;
  const closeAll = async () => {
    await close();
    await Promise.all([closeTraces(), reports?.sent()]);
  };
  return { ok: true, app, close: closeAll, fail };
}

async function furnish(
  config: Config,
  log: Logger,
  database: Database,
): Promise<Omit<Opened, "fail"> | Refused> {
  const photos = openPhotoStore(
    config.s3 === null
      ? await createDiskStorage(join(config.dataDir, "photos"))
      : createS3Storage(config.s3),
  );
  if (database.engine === "server" && config.s3 === null) log.info(getPhotosFolder(config.dataDir));
  if (database.engine === "server" && config.documentsKey.length === 0)
    log.info(getDocumentsKeyFile(config.dataDir));
  const siteSecret = await getSiteSecret(database.orm);
  const humanCheck = openHumanCheck(config, log, siteSecret);
  const now = () => new Date();
  const metrics = openMetrics();
  const pageCache = openPageCache<ChangedHomes>(config.pageCacheMb * 1024 * 1024, now);
  metrics.pageCache = pageCache.figures;
  const limit = rateLimit({ config, database, siteSecret }, "geocoder", 10, 1);
  const places = openPlaceFinder(config, log, now, limit);
  // A style that is set wins, and brings its own tiles.
  const mapArchives = config.mapStyleUrl === null ? openMapArchives(config, log) : noMapArchives;
  const hasOnlyDemo = () => hasOnlyDemoHomes(database.orm);
  const app: AppContext = {
    config,
    log,
    metrics,
    database,
    photos,
    documentKeys: openDocumentKeys(config),
    payments: choosePayments(config),
    mapArchives,
    humanCheck,
    reach: openReach(),
    places,
    routes: openRoutePlanner(config, log, now),
    pageCache,
    areaFigures: openAreaStatsCache(),
    officeStream: openOfficeStream(),
    openId: config.openId && openOpenIdProvider(config.openId),
    signInLimits: createSignInLimits({ config, database, siteSecret }),
    views: createViewCounter(database, now),
    viewingLimits: createViewingLimits({ config, database, siteSecret }),
    caseLimits: createCaseLimits({ config, database, siteSecret }),
    siteSecret,
    now,
    hasOnlyDemoHomes: hasOnlyDemo,
    isLocalDemo: () => isLocalDemo({ config, database, hasOnlyDemoHomes: hasOnlyDemo }),
    endInventedLinks,
    hideLinks: (value, notTyped) => hideLinksInValues(database.orm, value, notTyped),
  };
  const close = async () => {
    await mapArchives.close();
    await database.close();
  };
  return { ok: true, app, close };
}

function getPhotosFolder(dataDir: string): string {
  return (
    `Photos are stored on this disk, in ${dataDir}. Processes on other machines can't see them. ` +
    "Give all of them one shared folder, or set S3_ENDPOINT."
  );
}

function getDocumentsKeyFile(dataDir: string): string {
  return (
    `Private documents are encrypted with a key stored in ${dataDir}. Processes on other ` +
    "machines can't read them. Give all of them the same DOCUMENTS_KEY."
  );
}

function openHumanCheck(config: Config, log: Logger, own: string): HumanCheck {
  const { humanCheck: kind, humanCheckSecret: given, humanCheckSiteKey: siteKey } = config;
  if (kind === "off") return noHumanCheck;
  if (kind === "proof") return createProofOfWork(given ?? own);
  if (given === null || siteKey === null) throw new Error("The settings let this through.");
  const verifyUrl = config.humanCheckVerifyUrl;
  return createExternalCheck({ provider: kind, siteKey, secret: given, verifyUrl, log });
}
