import { agency } from "../../domain/agency/agency.ts";
import { runCommandIn } from "./commands.ts";
import { serveCommands } from "../platform/database/command-socket.ts";
import { reasonOf } from "../platform/database/database-problem.ts";
import { watchListings } from "../listings/listing-changes.ts";
import type { AppContext } from "../app-context.ts";
import { startAlertMails } from "../alerts/alert-mails-job.ts";
import { startBookingReminders } from "../viewings/booking-reminders-job.ts";
import { startHouseKeeping } from "../privacy/house-keeping.ts";
import { startRetention } from "../privacy/retention.ts";
import { startUnusedPhotos } from "../photos/unused-photos.ts";
import { startPhotoVariants } from "../photos/photo-variants.ts";
import { type MailWorker, startMailWorker } from "../platform/mail/mail-worker.ts";
import { smtpTransport } from "../platform/mail/transport.ts";

/** Starts what runs beside the HTTP: commands from scripts, house-keeping, alerts, mail. */
export async function startBackground(
  app: AppContext,
): Promise<{ ok: true; stop: () => Promise<void> } | { ok: false; problem: string }> {
  const commands = await takeCommands(app);
  if (!commands.ok) return commands;
  const jobs = [
    startHouseKeeping(app),
    startRetention(app),
    startAlertMails(app),
    startBookingReminders(app),
    startUnusedPhotos(app),
    startMail(app),
  ];
  if (app.config.photoSizes) jobs.push(startPhotoVariants(app));
  if (app.config.pageCacheMb > 0) jobs.push(await keepPagesTrue(app));
  const stop = async () => {
    await Promise.all([commands.close(), ...jobs.map((job) => job.stop())]);
  };
  let stopped: Promise<void> | undefined;
  return { ok: true, stop: () => (stopped ??= stop()) };
}

/** Only the embedded database needs it: a server takes scripts beside the site. */
async function takeCommands(
  app: AppContext,
): Promise<{ ok: true; close: () => Promise<void> } | { ok: false; problem: string }> {
  if (app.database.engine === "server") return { ok: true, close: async () => {} };
  const { dataDir } = app.config;
  try {
    const { close } = await serveCommands(
      dataDir,
      (name, args, cwd, write, tell) => runCommandIn(app, name, args, cwd, write, tell),
      app.log,
    );
    return { ok: true, close };
  } catch (error) {
    return { ok: false, problem: `No commands can be taken in ${dataDir}: ${reasonOf(error)}.` };
  }
}

/** Pages are kept only while changes of homes are heard of. */
function keepPagesTrue({
  database,
  log,
  pageCache,
}: AppContext): Promise<{ stop: () => Promise<void> }> {
  return watchListings(database, log, {
    // What is drawn next must not come from a replica that has not heard of it yet.
    heard() {
      database.catchUp();
      pageCache.open();
    },
    changed() {
      database.catchUp();
      pageCache.clear();
    },
    lost: pageCache.close,
  });
}

function startMail({ config, database, log, metrics }: AppContext): MailWorker {
  const from = { name: agency.name, address: config.mailFrom ?? agency.email };
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, from);
  return startMailWorker({ database, log, metrics, transport });
}
