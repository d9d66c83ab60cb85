import { agency } from "../../domain/agency/agency.ts";
import { runCommandWithContext } from "./commands/commands.ts";
import { serveCommands } from "../platform/database/command-socket.ts";
import { describeError } from "../platform/database/database-problem.ts";
import { watchListings } from "../listings/listing-changes.ts";
import { fillMailLinks } from "../access-links/fill-mail-links.ts";
import { hideLinksInRefusals } from "../access-links/hide-links-in-text.ts";
import type { AppContext } from "../app-context.ts";
import type { Config } from "../config.ts";
import { startFeeds } from "../feeds/feed-jobs.ts";
import { chaseCertificates } from "../homes/certificates/chase-certificates.ts";
import { keepHomes } from "../homes/home-jobs.ts";
import { forgetUndos } from "../inbox/replies/hold-reply.ts";
import { startMissingRequests, startOfficeStream } from "../inbox/inbox-jobs.ts";
import { clearStalePresence } from "../inbox/replies/reply-presence.ts";
import { unsnoozeDueConversations } from "../inbox/unsnooze-due-conversations.ts";
import { alertFrequencies } from "../../domain/alerts/alert.ts";
import { sendAlerts } from "../alerts/send-alerts.ts";
import { askForFeedback } from "../viewings/feedback/ask-for-feedback.ts";
import { remindAgain } from "../viewings/bookings/remind-again.ts";
import { remindOfBookings } from "../viewings/bookings/remind-of-bookings.ts";
import { notifyWaiting } from "../viewings/requests/waiting-list.ts";
import { startMailIn } from "../inbound-email/mailbox/mail-in-job.ts";
import { endDeadLeases } from "../inbound-email/mailbox/mailbox-state.ts";
import { type RepeatingJob, startRepeatingJob } from "../platform/jobs/repeating-job.ts";
import { startKeyingStops } from "../campaigns/key-stops-job.ts";
import { deleteExpiredRecords } from "../privacy/maintenance-job.ts";
import { keepRetention } from "../privacy/retention.ts";
import { sendDigests } from "../customer-pages/landlord/send-digests.ts";
import { mailFigures } from "../reports/mail-figures.ts";
import { closeDecidedHomes } from "../tenancies/decision/close-decided-homes.ts";
import { sendDeadlineReminders } from "../tenancies/steps/send-deadline-reminders.ts";
import { deleteUnusedPhotos } from "../photos/unused-photos.ts";
import { startPhotoVariants } from "../photos/photo-variants.ts";
import type { ClaimedMail } from "../platform/mail/outbox.ts";
import { type MailWorker, startMailWorker } from "../platform/mail/mail-worker.ts";
import { readHomeDocument } from "../inbox/home-documents.ts";
import { doSiteWork } from "./queued-work.ts";
import { createSmtpTransport, type ReadFile } from "../platform/mail/transport.ts";
import { findLinkOwner } from "./link-owners.ts";

interface Job {
  stop: () => Promise<void>;
}

export interface SiteJob {
  name: string;
  start: (app: AppContext) => Job | Promise<Job>;
  /** By the setting that turns it off. */
  isOn?: (config: Config) => boolean;
}

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What runs at the start, and again after a pause. */
function repeat(
  name: string,
  everyMs: number,
  run: (app: AppContext, stopping: AbortSignal) => Promise<unknown>,
): SiteJob {
  return {
    name,
    start: (app) =>
      startRepeatingJob({
        name,
        everyMs,
        log: app.log,
        metrics: app.metrics,
        run: async (stopping) => void (await run(app, stopping)),
      }),
  };
}

/** Every job that runs beside the HTTP server. */
export const siteJobs: readonly SiteJob[] = [
  repeat("house-keeping", hourMs, deleteExpiredRecords),
  repeat("retention", dayMs, keepRetention),
  { name: "opt-outs", start: startKeyingStops },
  // Without news each run is one indexed query.
  ...alertFrequencies.map((frequency) =>
    repeat(`${frequency} alerts`, 20 * secondMs, (app, stopping) =>
      sendAlerts(app, frequency, stopping),
    ),
  ),
  repeat("booking reminders", 5 * minuteMs, remindOfBookings),
  repeat("waiting list", minuteMs, notifyWaiting),
  repeat("viewing day", minuteMs, async (app, stopping) => {
    await remindAgain(app, stopping);
    await askForFeedback(app, stopping);
  }),
  repeat("tenancy alarms", 15 * minuteMs, sendDeadlineReminders),
  repeat("decided homes", minuteMs, closeDecidedHomes),
  repeat("landlord digests", 10 * minuteMs, sendDigests),
  repeat("figure mails", 10 * minuteMs, mailFigures),
  { name: "missing-requests", start: startMissingRequests },
  repeat("snoozed", 20 * secondMs, async (app) => {
    while ((await unsnoozeDueConversations(app)) > 0);
  }),
  repeat("writers", 20 * secondMs, async (app) => {
    await clearStalePresence(app);
    await forgetUndos(app);
  }),
  repeat("homes", 15 * secondMs, keepHomes),
  { name: "feeds", start: startFeeds },
  repeat("certificates", 15 * minuteMs, chaseCertificates),
  repeat("queued-work", secondMs, doSiteWork),
  { name: "office-streams", start: startOfficeStream },
  repeat("unused photos", dayMs, deleteUnusedPhotos),
  { name: "mail", start: startMail },
  { name: "mail in", start: startReadingMail, isOn: ({ mailIn }) => mailIn !== null },
  { name: "photo variants", start: startPhotoVariants, isOn: ({ photoSizes }) => photoSizes },
  { name: "page cache", start: startCacheInvalidation, isOn: ({ pageCacheMb }) => pageCacheMb > 0 },
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
