import { setTimeout as sleep } from "node:timers/promises";
import { Client, type Notification } from "pg";
import type { Logger } from "pino";
import type { Database } from "./client.ts";
import { describeError } from "./database-problem.ts";
import type { ServerDatabase } from "./server-engine.ts";

export interface ChannelWatch {
  /** Of PostgreSQL's `NOTIFY`. */
  channel: string;
  onListening: () => void;
  notified: (payload: string) => void;
  /** Notifications may be missed until `onListening` is called again. */
  onLost: () => void;
  /** What that means, for the log. */
  whileLost: string;
}

/** A connection silent for this long counts as dead. It is also the probe interval. */
const silenceMs = 5000;
const firstPauseMs = 500;
const longestPauseMs = 4000;

/**
 * Passes on every notification of a channel until stopped, from any process. On a server it holds its
 * own connection and reconnects when it drops.
 */
export async function watchChannel(
  database: Database,
  log: Pick<Logger, "warn">,
  watch: ChannelWatch,
): Promise<{ stop: () => Promise<void> }> {
  if (database.engine === "server") return watchServer(database, log, watch);
  const stop = await database.pglite.listen(watch.channel, watch.notified);
  watch.onListening();
  return { stop: () => stop() };
}

function watchServer(
  { directUrl }: ServerDatabase,
  log: Pick<Logger, "warn">,
  watch: ChannelWatch,
): { stop: () => Promise<void> } {
  const stop = new AbortController();
  const ended = keepListening();

  async function keepListening(): Promise<void> {
    let pause = firstPauseMs;
    while (!stop.signal.aborted) {
      const reason = await listen(() => {
        pause = firstPauseMs;
        watch.onListening();
      });
      watch.onLost();
      if (stop.signal.aborted) return;
      log.warn(`LISTEN connection lost (${reason}); ${watch.whileLost}`);
      await sleep(pause, null, { signal: stop.signal }).catch(() => {});
      pause = Math.min(2 * pause, longestPauseMs);
    }
  }

  async function listen(onListening: () => void): Promise<string> {
    const client = new Client({
      connectionString: directUrl,
      application_name: "lintel",
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
    });
    const broken = new Promise<string>((resolve) => {
      client.on("error", (error) => resolve(describeError(error)));
      client.on("end", () => resolve("the connection has ended"));
    });
    const onNotification = ({ payload = "" }: Notification) => watch.notified(payload);
    client.on("notification", onNotification);
    try {
      await client.connect();
      await client.query(`listen ${watch.channel}`);
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
