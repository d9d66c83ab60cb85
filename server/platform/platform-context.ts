import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "./database/client.ts";
import type { Reach } from "./http/reach.ts";
import type { HumanCheck } from "./human-check/human-check.ts";
import type { Metrics } from "./metrics/metrics.ts";

/** The part of `AppContext` that knows nothing about lettings. */
export interface PlatformContext {
  config: Config;
  log: Logger;
  metrics: Metrics;
  database: Database;
  humanCheck: HumanCheck;
  reach: Reach;
  /**
   * Takes links of ours out of what visitors typed. The same value where there is none.
   * @param notTyped names of fields that are left alone
   */
  hideLinks: <Value>(value: Value, notTyped: ReadonlySet<string>) => Promise<Value>;
  /** Shared by all processes of the site. `keyFor` derives keys from it. */
  siteSecret: string;
}
