import { setTimeout as sleep } from "node:timers/promises";
import { Client, type Notification } from "pg";
import type { Logger } from "pino";
import type { Database } from "../platform/database/client.ts";
import type { ChangedHomes } from "./shown-homes.ts";
import { describeError } from "../platform/database/database-problem.ts";
import type { ServerDatabase } from "../platform/database/server-engine.ts";

export interface ListingChanges {
  onListening: () => void;
  /** Called after listings change in this or another process, after the commit. */
  changed: (change: ChangedHomes) => void;
  /** Changes may be missed until `onListening` is called again. */
  onLost: () => void;
}

/** Each is one notification of the trigger `notify_listing_changes`. */
const channel = "listings_changed";

/** A connection silent for this long counts as dead. It is also the probe interval. */
const silenceMs = 5000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Reports every committed change of a listing until stopped. On a server it holds its own
 * connection and reconnects when it drops.
 */
export async function watchListings(
  database: Database,
  log: Pick<Logger, "warn">,
  listeners: ListingChanges,
): Promise<{ stop: () => Promise<void> }> {
  if (database.engine === "server") return watchServer(database, log, listeners);
  const report = reportTogether(listeners.changed);
  const stop = await database.pglite.listen(channel, report);
  listeners.onListening();
  return { stop: () => stop() };
}

/** A feed makes a notification of each of its statements: all that came in one turn are one change. */
function reportTogether(changed: ListingChanges["changed"]): (payload: string) => void {
  let pending: ChangedHomes[] = [];
  return (payload) => {
    if (pending.push(readChange(payload)) > 1) return;
    setImmediate(() => {
      const changes = pending;
      pending = [];
      changed(mergeChanges(changes));
    });
  };
}

/** From so many homes on, each page is taken to show one of them. */
const manyHomes = 200;

function mergeChanges(changes: readonly ChangedHomes[]): ChangedHomes {
  const homes = changes.flatMap((change) => change ?? []);
  return changes.includes(null) || homes.length >= manyHomes ? null : homes;
}

/** Anyone can notify by hand, and another release may say something else: any home then. */
function readChange(payload: string): ChangedHomes {
  try {
    const homes: unknown = JSON.parse(payload);
    return Array.isArray(homes) ? homes : null;
  } catch {
    return null;
  }
}

function watchServer(
  { pool }: ServerDatabase,
  log: Pick<Logger, "warn">,
  listeners: ListingChanges,
): { stop: () => Promise<void> } {
  const stop = new AbortController();
  const ended = keepListening();

  async function keepListening(): Promise<void> {
    let pause = firstPauseMs;
    while (!stop.signal.aborted) {
      const reason = await listen(() => {
        pause = firstPauseMs;
        listeners.onListening();
      });
      listeners.onLost();
      if (stop.signal.aborted) return;
      log.warn(`LISTEN connection lost (${reason}); no page with homes is cached until it is back`);
      await sleep(pause, null, { signal: stop.signal }).catch(() => {});
      pause = Math.min(2 * pause, longestPauseMs);
    }
  }

  async function listen(onListening: () => void): Promise<string> {
    const client = new Client({ ...pool.options, query_timeout: silenceMs });
    const broken = new Promise<string>((resolve) => {
      client.on("error", (error) => resolve(describeError(error)));
      client.on("end", () => resolve("the connection has ended"));
    });
    const report = reportTogether(listeners.changed);
    const onNotification = ({ payload = "" }: Notification) => report(payload);
    client.on("notification", onNotification);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onListening();
      return await Promise.race([broken, waitUntilSilent(client)]);
    } catch (error) {
      return describeError(error);
    } finally {
      client.off("notification", onNotification);
      // Not awaited, since `end` would wait for a server that is gone.
      void client.end().catch(() => {});
    }
  }

  async function waitUntilSilent(client: Client): Promise<string> {
    while (!stop.signal.aborted) {
      await sleep(silenceMs, null, { signal: stop.signal }).catch(() => {});
      await client.query("select 1");
    }
    return "stopped";
  }

  return {
    stop: () => {
      stop.abort();
      return ended;
    },
  };
}
