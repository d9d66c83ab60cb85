import type { Logger } from "pino";
import type { Database } from "../platform/database/client.ts";
import type { ChangedHomes } from "./shown-homes.ts";
import { watchChannel } from "../platform/database/watch-channel.ts";

export interface ListingChanges {
  onListening: () => void;
  /** Called after listings change in this or another process, after the commit. */
  changed: (change: ChangedHomes) => void;
  /** Changes may be missed until `onListening` is called again. */
  onLost: () => void;
}

/** Each is one notification of the trigger `notify_listing_changes`. */
const channel = "listings_changed";

/** Reports every committed change of a listing until stopped. */
export function watchListings(
  database: Database,
  log: Pick<Logger, "warn">,
  { onListening, changed, onLost }: ListingChanges,
): Promise<{ stop: () => Promise<void> }> {
  return watchChannel(database, log, {
    channel,
    onListening,
    notified: reportTogether(changed),
    onLost,
    whileLost: "no page with homes is cached until it is back",
  });
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
