import type { Logger } from "pino";

export interface DatabaseOptions {
  /** Where the embedded engine keeps its files; made if it isn't there. */
  dataDir: string;
  /** A PostgreSQL server; null means the embedded engine. */
  databaseUrl: string | null;
  /** Replicas of that server, for reads. */
  readUrls?: readonly string[];
  production: boolean;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Found by itself unless given. */
  migrationsFolder?: string;
  /** Pause between two runs of the embedded engine's upkeep, milliseconds. */
  upkeepEveryMs?: number;
  /** Told if the embedded engine stops for good, as on a failing disk: end the process then. */
  onBroken?: (reason: string) => void;
}
