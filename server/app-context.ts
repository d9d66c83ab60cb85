import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./platform/database/client.ts";
import type { PhotoStore } from "./photos/photo-store.ts";
import type { PageCache } from "./platform/http/page-cache.ts";
import type { HumanCheck } from "./platform/human-check/human-check.ts";
import type { PlaceFinder } from "./places/place-finder.ts";
import type { Metrics } from "./platform/metrics/metrics.ts";

/** What a running process has: opened once at the start, closed in order at its end. */
export interface AppContext {
  config: Config;
  log: Logger;
  metrics: Metrics;
  database: Database;
  photos: PhotoStore;
  humanCheck: HumanCheck;
  /** Finds what visitors type as a place. */
  places: PlaceFinder;
  pageCache: PageCache;
  /** The site's own, the same in all its processes; `keyFor` makes keys of it. */
  secret: string;
  /** The present moment; a test gives its own. */
  now: () => Date;
}
