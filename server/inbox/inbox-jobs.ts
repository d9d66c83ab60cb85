import { formatCount } from "../../domain/shared/formats/count.ts";
import { and, eq, inArray, isNull } from "drizzle-orm";
import * as v from "valibot";
import { officeSubjects } from "../../domain/shared/office-subjects.ts";
import { isSessionOver } from "../../domain/staff/sign-in.ts";
import { officeChannel } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { watchChannel } from "../platform/database/watch-channel.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { isDemoOffice } from "../staff/demo-office.ts";
import { staff, staffSessions } from "../staff/staff-tables.ts";
import { listMissingRequests } from "./requests/list-missing-requests.ts";

interface Job {
  stop: () => Promise<void>;
}

/** All requests at the start, and then those of the last two days. */
export function startMissingRequests(app: AppContext): RepeatingJob {
  const { log, metrics, now } = app;
  let since: Date | null = null;
  return startRepeatingJob({
    name: "missing-requests",
    everyMs: 3_600_000,
    log,
    metrics,
    async run(stopping) {
      const count = await listMissingRequests(app, since, stopping);
      since = new Date(now().getTime() - 2 * 86_400_000);
      if (count > 0)
        log.info(`Inbox: ${formatCount(count, "request")} added that no conversation had`);
    },
  });
}

const officeChange = v.object({
  subject: v.picklist(officeSubjects),
  id: v.nullable(v.string()),
});

/** Passes the database's notifications on to the open pages, and ends those of sessions that are over. */
export async function startOfficeStream(app: AppContext): Promise<Job> {
  const { database, log, metrics, officeStream } = app;
  // The job below tries again, and reports a failure.
  const endStreamsSoon = () => void endOldStreams(app).catch(() => {});
  const watch = await watchChannel(database, log, {
    channel: officeChannel,
    onListening() {
      officeStream.reload();
      endStreamsSoon();
    },
    notified(payload) {
      const change = readChange(payload);
      if (change === null) return officeStream.reload();
      officeStream.publish(change);
      if (change.subject === "staff") endStreamsSoon();
    },
    onLost: () => {},
    whileLost: "open pages of the office are behind until it is back",
  });
  const sessions = startRepeatingJob({
    name: "office-streams",
    everyMs: 60_000,
    log,
    metrics,
    run: () => endOldStreams(app),
  });
  return {
    async stop() {
      officeStream.close();
      await Promise.all([watch.stop(), sessions.stop()]);
    },
  };
}

/** Anyone can notify by hand: then anything may have changed. */
function readChange(payload: string) {
  try {
    const parsed = v.safeParse(officeChange, JSON.parse(payload));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Neither a stream nor what it makes a page fetch is a use of the session (`admit-to-office.ts`). */
export async function endOldStreams(app: AppContext): Promise<void> {
  const { database, officeStream, now } = app;
  // A page may be opened while the database is asked: nothing is known of that one.
  const asked = new Set(officeStream.listReaders().map(({ sessionId }) => sessionId));
  if (asked.size === 0) return;
  const { id, createdAt, lastSeenAt } = staffSessions;
  const mayWork = (await isDemoOffice(app)) ? undefined : eq(staff.isDemo, false);
  const rows = await database.orm
    .select({ id, createdAt, lastSeenAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(inArray(id, [...asked]), isNull(staff.leftAt), mayWork));
  const live = new Set(rows.filter((row) => !isSessionOver(row, now())).map((row) => row.id));
  officeStream.end(({ sessionId }) => asked.has(sessionId) && !live.has(sessionId));
}
