import type { Logger } from "pino";

export interface DatabaseOptions {
  dataDir: string;
  /** A PostgreSQL server. Null uses the embedded engine. */
  databaseUrl: string | null;
  /** The same server without the pooler in between. Null if there is no pooler. */
  directUrl?: string | null;
  readUrls?: readonly string[];
  production: boolean;
  log: Pick<Logger, "info" | "warn" | "error">;
  migrationsFolder?: string;
  /** Pause between maintenance runs of the embedded engine, milliseconds. */
  maintenanceEveryMs?: number;
  /** Called if the embedded engine stops for good, e.g. on a failing disk. End the process then. */
  onBroken?: (reason: string) => void;
}
