import { agency } from "../../domain/agency/agency.ts";
import { runCommandWithContext } from "./commands.ts";
import { serveCommands } from "../platform/database/command-socket.ts";
import { describeError } from "../platform/database/database-problem.ts";
import { watchListings } from "../listings/listing-changes.ts";
import { fillMailLinks } from "../access-links/fill-mail-links.ts";
import { hideLinksInRefusals } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import type { Config } from "../config.ts";
import { startFeeds } from "../feeds/feed-jobs.ts";
import { startCertificateChase } from "../homes/chase-certificates.ts";
import { startHomes } from "../homes/home-jobs.ts";
import {
  startForgettingWriters,
  startMissingRequests,
  startOfficeStream,
  startWaking,
} from "../inbox/inbox-jobs.ts";
import { startAlertMails } from "../alerts/alert-mails-job.ts";
import { startBookingReminders } from "../viewings/booking-reminders-job.ts";
import { startWaitingList } from "../viewings/waiting-list-job.ts";
import { startViewingDay } from "../viewings/viewing-day-job.ts";
import { startMailIn } from "../mail-in/mail-in-job.ts";
import { endDeadLeases } from "../mail-in/mailbox-state.ts";
import type { RepeatingJob } from "../platform/jobs/repeating-job.ts";
import { startKeyingStops } from "../campaigns/key-stops-job.ts";
import { startMaintenanceJob } from "../privacy/maintenance-job.ts";
import { startRetention } from "../privacy/retention.ts";
import { startLandlordDigests } from "../cases/send-digests.ts";
import { startFigureMails } from "../figures/mail-figures.ts";
import { startClosingDecidedHomes } from "../tenancies/close-decided-homes.ts";
import { startTenancyAlarms } from "../tenancies/mail-alarms.ts";
import { startUnusedPhotos } from "../photos/unused-photos.ts";
import { startPhotoVariants } from "../photos/photo-variants.ts";
import type { ClaimedMail } from "../platform/mail/outbox.ts";
import { type MailWorker, startMailWorker } from "../platform/mail/mail-worker.ts";
import { readHomeDocument } from "../inbox/home-documents.ts";
import { startQueuedWork } from "./queued-work.ts";
import { createSmtpTransport, type ReadFile } from "../platform/mail/transport.ts";
import { findLinkOwner } from "./link-owners.ts";

interface Job {
  stop: () => Promise<void>;
}

export interface SiteJob {
  start: (app: AppContext) => Job | Promise<Job>;
  /** By the setting that turns it off. */
  isOn?: (config: Config) => boolean;
}

/** Every job that runs beside the HTTP server. */
export const siteJobs: readonly SiteJob[] = [
  { start: startMaintenanceJob },
  { start: startRetention },
  { start: startKeyingStops },
  { start: startAlertMails },
  { start: startBookingReminders },
  { start: startWaitingList },
  { start: startViewingDay },
  { start: startTenancyAlarms },
  { start: startClosingDecidedHomes },
  { start: startLandlordDigests },
  { start: startFigureMails },
  { start: startMissingRequests },
  { start: startWaking },
  { start: startForgettingWriters },
  { start: startHomes },
  { start: startFeeds },
  { start: startCertificateChase },
  { start: startQueuedWork },
  { start: startOfficeStream },
  { start: startUnusedPhotos },
  { start: startMail },
  { start: startReadingMail, isOn: ({ mailIn }) => mailIn !== null },
  { start: startPhotoVariants, isOn: ({ photoSizes }) => photoSizes },
  { start: startCacheInvalidation, isOn: ({ pageCacheMb }) => pageCacheMb > 0 },
];

/** Starts every job, and takes commands from scripts where the database is embedded. */
export async function startJobs(
  app: AppContext,
): Promise<{ ok: true; stop: () => Promise<void> } | { ok: false; problem: string }> {
  const commands = await takeCommands(app);
  if (!commands.ok) return commands;
  const started: Job[] = [];
  for (const { start, isOn } of siteJobs) {
    if (isOn?.(app.config) ?? true) started.push(await start(app));
  }
  const stop = async () => {
    await Promise.all([commands.close(), ...started.map((job) => job.stop())]);
  };
  let stopped: Promise<void> | undefined;
  return { ok: true, stop: () => (stopped ??= stop()) };
}

/** Embedded database only, as scripts connect to a server directly. */
async function takeCommands(
  app: AppContext,
): Promise<{ ok: true; close: () => Promise<void> } | { ok: false; problem: string }> {
  if (app.database.engine === "server") return { ok: true, close: async () => {} };
  const { dataDir } = app.config;
  try {
    const { close } = await serveCommands(
      dataDir,
      (name, args, cwd, write, report) =>
        runCommandWithContext(app, name, args, cwd, write, report),
      app.log,
    );
    return { ok: true, close };
  } catch (error) {
    return {
      ok: false,
      problem: `No commands can be taken in ${dataDir}: ${describeError(error)}.`,
    };
  }
}

/** Pages and figures are cached only while changes of listings are listened to. */
export function startCacheInvalidation({ database, log, pageCache, areaFigures }: AppContext) {
  const figures = Object.values(areaFigures);
  const caches = [pageCache, ...figures];
  return watchListings(database, log, {
    // The next page must not be rendered from a replica that lags behind the change.
    onListening() {
      database.stayOnPrimary();
      for (const cache of caches) cache.open();
    },
    changed(change) {
      database.stayOnPrimary();
      for (const cache of figures) cache.clear();
      pageCache.invalidate(change);
    },
    onLost() {
      for (const cache of caches) cache.close();
    },
  });
}

function startMail(app: AppContext): MailWorker {
  const { config, database, log, metrics } = app;
  const from = { name: agency.name, address: config.mailFrom };
  const readFile: ReadFile = (stored) => readHomeDocument(app, stored);
  const smtp =
    config.smtpUrl === null ? null : createSmtpTransport(config.smtpUrl, from, undefined, readFile);
  const transport = smtp && hideLinksInRefusals(smtp, database.orm);
  const fillLinks = (mail: ClaimedMail) => fillMailLinks(app, findLinkOwner, mail);
  return startMailWorker({ database, log, metrics, transport, fillLinks });
}

async function startReadingMail(app: AppContext): Promise<RepeatingJob> {
  // An embedded database is open in one process only: whoever was reading is dead.
  if (app.database.engine === "embedded") await endDeadLeases(app.database.orm);
  return startMailIn(app);
}
