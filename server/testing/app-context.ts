import { createViewCounter } from "../listings/view-counter.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type Config, readConfig } from "../config.ts";
import type { Database } from "../platform/database/client.ts";
import { noMapArchives } from "../map/map-archives.ts";
import { createDiskStorage } from "../platform/storage/disk-storage.ts";
import { openPhotoStore } from "../photos/photo-store.ts";
import type { AppContext } from "../app-context.ts";
import { createApp } from "../site/app.ts";
import { openDocumentKeys } from "../documents/document-keys.ts";
import { choosePayments } from "../tenancies/money/payment-adapter.ts";
import { openPageCache } from "../platform/http/page-cache.ts";
import { openReach } from "../platform/http/reach.ts";
import { openOfficeStream } from "../agency/office-stream.ts";
import { openAreaStatsCache } from "../search/area-stats-cache.ts";
import { noHumanCheck } from "../platform/human-check/human-check.ts";
import { hideLinksInValues } from "../access-links/hide-links-in-text.ts";
import { endInventedLinks } from "../contacts/end-invented-links.ts";
import { hasOnlyDemoHomes } from "../feeds/demo-homes.ts";
import { isLocalDemo } from "../staff/demo-office.ts";
import { openPlaceFinder } from "../places/finder/place-finder.ts";
import { openOpenIdProvider } from "../staff/sign-in/openid-provider.ts";
import { createSignInLimits } from "../staff/sign-in/sign-in-limits.ts";
import { createCaseLimits } from "../customer-pages/case-limits.ts";
import { createViewingLimits } from "../viewings/viewing-limits.ts";
import { openRoutePlanner } from "../viewings/diary/route-planner.ts";
import { openMetrics } from "../platform/metrics/metrics.ts";
import { testNow } from "./seeded-moment.ts";

/** Context for tests: no human check, no rate limits, silent log. */
export async function createTestContext(
  database: Database,
  changes: Omit<Partial<AppContext>, "config"> & { config?: Partial<Config> } = {},
): Promise<AppContext> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-house-"));
  const read = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: "off", HUMAN_CHECK: "off" });
  if (!read.ok) throw new Error(read.problems.join(" "));
  const config = { ...read.config, ...changes.config };
  const siteSecret = changes.siteSecret ?? "the secret of a site under test";
  const log = pino({ level: "silent" });
  const now = () => testNow;
  const hasOnlyDemo = () => hasOnlyDemoHomes(database.orm);
  return {
    log,
    metrics: openMetrics(),
    database,
    photos: openPhotoStore(await createDiskStorage(join(dataDir, "photos"))),
    documentKeys: openDocumentKeys(config),
    payments: choosePayments(config),
    mapArchives: noMapArchives,
    humanCheck: noHumanCheck,
    reach: openReach(),
    pageCache: openPageCache(0, now),
    areaFigures: openAreaStatsCache(),
    officeStream: openOfficeStream(),
    openId: config.openId && openOpenIdProvider(config.openId),
    signInLimits: createSignInLimits({ config, database, siteSecret }),
    views: createViewCounter(database, changes.now ?? now),
    viewingLimits: createViewingLimits({ config, database, siteSecret }),
    caseLimits: createCaseLimits({ config, database, siteSecret }),
    siteSecret,
    now,
    routes: openRoutePlanner(config, changes.log ?? log, changes.now ?? now),
    hasOnlyDemoHomes: hasOnlyDemo,
    isLocalDemo: () =>
      isLocalDemo({ config, database, hasOnlyDemoHomes: changes.hasOnlyDemoHomes ?? hasOnlyDemo }),
    endInventedLinks,
    hideLinks: (value, notTyped) => hideLinksInValues(database.orm, value, notTyped),
    places: openPlaceFinder(config, changes.log ?? log, changes.now ?? now, async () => null),
    ...changes,
    config,
  };
}

export function createTestApp(appContext: AppContext) {
  return createApp(appContext, async () => new Response("no page", { status: 404 }));
}
