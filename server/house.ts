import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/client.ts";
import type { PhotoStore } from "./files/photo-store.ts";
import type { PageCache } from "./http/page-cache.ts";
import type { HumanCheck } from "./human-check/human-check.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** What a running process has: opened once at the start, closed in order at its end. */
export interface House {
  config: Config;
  log: Logger;
  metrics: Metrics;
  database: Database;
  photos: PhotoStore;
  humanCheck: HumanCheck;
  pageCache: PageCache;
  /** The site's own, the same in all its processes; `keyFor` makes keys of it. */
  secret: string;
  /** The present moment; a test gives its own. */
  now: () => Date;
}
