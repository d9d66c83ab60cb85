import { agency } from "../domain/agency/agency.ts";
import { runInHouse } from "./commands.ts";
import { serveCommands } from "./db/command-socket.ts";
import { reasonOf } from "./db/database-problem.ts";
import { watchListings } from "./db/listing-changes.ts";
import type { House } from "./house.ts";
import { startAlertMails } from "./jobs/alert-mails.ts";
import { startBookingReminders } from "./jobs/booking-reminders.ts";
import { startHouseKeeping } from "./jobs/house-keeping.ts";
import { startRetention } from "./jobs/retention.ts";
import { startUnusedPhotos } from "./jobs/unused-photos.ts";
import { startPhotoVariants } from "./jobs/photo-variants.ts";
import { type MailWorker, startMailWorker } from "./jobs/mail-worker.ts";
import { smtpTransport } from "./mail/transport.ts";

/** Starts what runs beside the HTTP: commands from scripts, house-keeping, alerts, mail. */
export async function startBackground(
  house: House,
): Promise<{ ok: true; stop: () => Promise<void> } | { ok: false; problem: string }> {
  const commands = await takeCommands(house);
  if (!commands.ok) return commands;
  const jobs = [
    startHouseKeeping(house),
    startRetention(house),
    startAlertMails(house),
    startBookingReminders(house),
    startUnusedPhotos(house),
    startMail(house),
  ];
  if (house.config.photoSizes) jobs.push(startPhotoVariants(house));
  if (house.config.pageCacheMb > 0) jobs.push(await keepPagesTrue(house));
  const stop = async () => {
    await Promise.all([commands.close(), ...jobs.map((job) => job.stop())]);
  };
  let stopped: Promise<void> | undefined;
  return { ok: true, stop: () => (stopped ??= stop()) };
}

/** Only the embedded database needs it: a server takes scripts beside the site. */
async function takeCommands(
  house: House,
): Promise<{ ok: true; close: () => Promise<void> } | { ok: false; problem: string }> {
  if (house.database.engine === "server") return { ok: true, close: async () => {} };
  const { dataDir } = house.config;
  try {
    const { close } = await serveCommands(
      dataDir,
      (name, args, cwd, write, tell) => runInHouse(house, name, args, cwd, write, tell),
      house.log,
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
}: House): Promise<{ stop: () => Promise<void> }> {
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

function startMail({ config, database, log, metrics }: House): MailWorker {
  const from = { name: agency.name, address: config.mailFrom ?? agency.email };
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, from);
  return startMailWorker({ database, log, metrics, transport });
}
