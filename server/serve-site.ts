import { agency } from "../domain/agency.ts";
import { runInHouse } from "./commands.ts";
import type { Config } from "./config.ts";
import { serveCommands } from "./db/command-socket.ts";
import type { House } from "./house.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { pagesOf } from "./http/pages.ts";
import { startHouseKeeping } from "./jobs/house-keeping.ts";
import { type MailWorker, startMailWorker } from "./jobs/mail-worker.ts";
import { smtpTransport } from "./mail/transport.ts";
import { openHouse } from "./open-house.ts";
import { loadDemo } from "./use-cases/load-demo.ts";

/** How long requests under way may take after the site was told to stop. */
const drainMs = 8000;

/**
 * Starts the site: database, demo, HTTP, commands, jobs; on SIGTERM or SIGINT stops them in the
 * opposite order. What keeps it from starting is said in one line, and the exit code is 1.
 */
export async function serveSite(config: Config): Promise<void> {
  const opened = await openHouse(config);
  if (!opened.ok) return refuse(opened.problem);
  const { house, close } = opened;
  await loadDemo(house);

  const started = await listen(createApp(house, pagesOf(house)).fetch, config);
  if (!started.ok) {
    await close();
    return refuse(started.problem);
  }
  const commands = await takeCommands(house);
  const jobs = [startHouseKeeping(house), startMail(house)];
  house.log.info(`Lintel is open on http://localhost:${started.listening.port}`);

  onceToldToStop(async (signal) => {
    house.log.info(`${signal}: closing.`);
    await started.listening.close(drainMs);
    await commands?.close();
    await Promise.all(jobs.map((job) => job.stop()));
    await close();
    house.log.info("Closed.");
  });
}

function refuse(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

/** Only the embedded database needs it: a server takes scripts beside the site. */
async function takeCommands(house: House): Promise<{ close: () => Promise<void> } | null> {
  if (house.database.engine === "server") return null;
  return serveCommands(
    house.config.dataDir,
    (name, args, cwd, write) => runInHouse(house, name, args, cwd, write),
    house.log,
  );
}

function startMail({ config, database, log }: House): MailWorker {
  const from = { name: agency.name, address: config.mailFrom ?? agency.email };
  const transport = config.smtpUrl === null ? null : smtpTransport(config.smtpUrl, from);
  return startMailWorker({ database, log, transport });
}

function onceToldToStop(stop: (signal: string) => Promise<void>): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop(signal).then(() => process.exit(0));
    });
  }
}
