import { setImmediate as pause } from "node:timers/promises";
import { agency } from "../../domain/agency/agency.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import { findLastDigest } from "../../domain/alerts/alert-time.ts";
import { readAlertSearch } from "../../domain/alerts/read-alert-search.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { findAvailableEvents, type ListingEventRow } from "./alert-events.ts";
import { alertSent } from "./alert-tables.ts";
import {
  type DueAlert,
  type DueAlerts,
  findDueAlerts,
  findNewestEventId,
  markEventsSeen,
  lockDueAlert,
} from "./alerts.ts";
import { splitBatches } from "../platform/database/batches.ts";
import { transact } from "../platform/database/transact.ts";
import type { AppContext } from "../app-context.ts";
import { createAlertMail } from "./mails/alert-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { toNews } from "../../domain/alerts/alert-news.ts";
import { createSearchMatcher } from "../../domain/search/search-match.ts";
import { findArea } from "../places/gazetteer/areas.ts";
import type { HomeNews } from "./mails/alert-mail.tsx";

const maxHomes = 10;
/** Batch sizes. Other work can run between two batches. */
const alertBatchSize = 100;
const eventBatchSize = 200;

/**
 * Queues a mail for each alert of a frequency that has news. Safe to run in several processes and
 * after a crash: alert, sent events and mail change in one transaction, and only if the alert is
 * unchanged since it was read.
 */
export async function sendAlerts(
  app: AppContext,
  frequency: AlertFrequency,
  stopping: AbortSignal,
): Promise<void> {
  const { orm } = app.database;
  const now = app.now();
  const digest = frequency === "daily" ? findLastDigest(now) : null;
  const due: DueAlerts = {
    frequency,
    upTo: await findNewestEventId(orm, digest),
    sentBefore: digest,
  };
  for (let after: string | null = null; !stopping.aborted;) {
    const alerts: DueAlert[] = await findDueAlerts(orm, due, after, alertBatchSize);
    const last = alerts.at(-1);
    if (!last) return;
    await sendAlertBatch(app, alerts, { upTo: due.upTo, now, stopping });
    after = last.id;
  }
}

interface Run {
  upTo: number;
  now: Date;
  stopping: AbortSignal;
}

async function sendAlertBatch(app: AppContext, alerts: DueAlert[], run: Run): Promise<void> {
  const found = await findEvents(app, alerts, run);
  const quiet: string[] = [];
  for (const alert of alerts) {
    const events = found.get(alert) ?? [];
    if (run.stopping.aborted) return;
    if (groupEventsByHome(events).length === 0) quiet.push(alert.id);
    else await sendAlertMail(app, alert, events, run);
  }
  await markEventsSeen(app.database.orm, quiet, run.upTo);
}

async function findEvents(
  { database, log }: AppContext,
  alerts: readonly DueAlert[],
  { upTo, now }: Run,
): Promise<Map<DueAlert, ListingEventRow[]>> {
  const today = getLondonDate(now);
  const seekers = alerts.map((alert) => ({
    alert,
    events: [] as ListingEventRow[],
    isWanted: createAlertMatcher(log, alert, today),
  }));
  let after = Math.min(...alerts.map(({ lastEventId }) => lastEventId));
  for (;;) {
    const lot = await findAvailableEvents(database.orm, { after, upTo }, eventBatchSize);
    for (const { alert, events, isWanted } of seekers) {
      events.push(...lot.filter(({ id, home }) => id > alert.lastEventId && isWanted(home)));
    }
    const last = lot.at(-1);
    if (!last || lot.length < eventBatchSize) break;
    after = last.id;
    await pause();
  }
  return new Map(seekers.map(({ alert, events }) => [alert, events]));
}

/** A failing alert must not block the others. It is retried in the next run. */
async function sendAlertMail(
  { database, config, log }: AppContext,
  alert: DueAlert,
  events: ListingEventRow[],
  { upTo, now }: Run,
): Promise<void> {
  if (alert.email === null) return;
  try {
    const homes = groupEventsByHome(events);
    const mail = await createAlertMail({
      alert,
      recipient: alert.email,
      homes: homes.slice(0, maxHomes),
      more: Math.max(0, homes.length - maxHomes),
      siteUrl: config.publicUrl ?? alert.linkOrigin,
      agency,
      agencyEmail: config.agencyEmail,
      today: getLondonDate(now),
    });
    await transact(database.orm, async (tx) => {
      if (!(await lockDueAlert(tx, alert, upTo, now))) return;
      const sentEvents = events.map(({ id: eventId }) => ({ alertId: alert.id, eventId }));
      for (const batch of splitBatches(sentEvents)) await tx.insert(alertSent).values(batch);
      await queueMail(tx, mail);
    });
  } catch (error) {
    log.error({ err: error, alertId: alert.id }, "Property alert failed");
  }
}

/**
 * Returns a predicate for the homes of an alert's search. One that can't be read, or whose area no
 * longer exists, must match no homes rather than more than were asked for. It stays, as a version
 * that can read it may follow, and its mails had the link that ends it.
 */
function createAlertMatcher(log: AppContext["log"], { id, search }: DueAlert, today: string) {
  const read = readAlertSearch(search);
  const filter = read.ok ? read.filter : null;
  const area = filter?.area ? findArea(filter.area) : null;
  if (filter === null || (filter.area !== null && area === null)) {
    log.error({ alertId: id }, "Property alert can't be read: it finds no homes");
    return () => false;
  }
  return createSearchMatcher({ filter, area, today });
}

/** Merges events by home, latest change first. */
function groupEventsByHome(events: readonly ListingEventRow[]): HomeNews[] {
  const ofEach = Map.groupBy(events.toReversed(), ({ home }) => home.id);
  return [...ofEach.values()].flatMap((latestFirst) => {
    const home = latestFirst[0]?.home;
    const news = home && toNews(latestFirst.toReversed(), home.rentPcm);
    return news ? [{ home, news }] : [];
  });
}
