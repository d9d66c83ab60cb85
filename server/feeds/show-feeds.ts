import type { AppContext } from "../app-context.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { formatMoment } from "../../domain/staff/format-moment.ts";
import { listings } from "../listings/listing-tables.ts";
import { whereShown } from "../listings/listings.ts";
import { nameStaff } from "../staff/name-staff.ts";
import { type FeedChannel, findChannels, listChannelNames } from "./feed-channels.ts";
import { listFeedQuestions } from "./feed-questions.ts";
import {
  countFeedFiles,
  findChecked,
  findLastTaken,
  listFeedFiles,
  type ListedFile,
  listWaitingFiles,
  showFile,
} from "./incoming/show-files.ts";
import { listLiveHomes, showPortal } from "./portals/show-portals.ts";

/** The page of the feeds, whole. */
export async function showFeeds(app: AppContext, uploaded: string) {
  const { orm } = app.database;
  const now = app.now();
  const { portals: known } = app.config;
  const [files, total, waiting, questions, live, channels] = await Promise.all([
    listFeedFiles(orm, 1, 5),
    countFeedFiles(orm),
    listWaitingFiles(orm),
    listFeedQuestions(orm),
    known.length === 0 ? [] : listLiveHomes(orm),
    findChannels(orm),
  ]);
  const held = waiting.filter(({ state }) => state === "held");
  const refused = waiting.filter(({ state }) => state === "refused");
  const liveHomes = held.length === 0 ? 0 : await orm.$count(listings, whereShown);
  const last = await findLastTaken(orm);
  const checked = isUuid(uploaded) ? await findChecked(orm, uploaded) : null;
  const names = listChannelNames(app.config);
  const portals = await Promise.all(known.map((portal) => showPortal(app, portal, live, channels)));
  const pausers = await nameStaff(
    orm,
    [...channels.values()].map(({ pausedBy }) => pausedBy),
  );
  return {
    sources: (["folder", "address"] as const)
      .filter((name) => names.includes(name))
      .map((name) => {
        const failed = refused.find(({ source }) => source === name);
        return showChannel(name, { channel: channels.get(name), failed, pausers, now });
      }),
    isPaused: names.length > 0 && names.every((name) => channels.get(name)?.pausedAt),
    hasChannels: names.length > 0,
    files: files.map((file) => showFile(file, now)),
    total,
    held: held.map(({ hasReport, ...file }) => ({
      ...showFile(file, now),
      mayBeTaken: hasReport,
      liveHomes,
    })),
    refused: refused.map((file) => showFile(file, now)),
    lastRecords: last?.figures?.records ?? null,
    report: last && { ...showFile(last, now), report: last.report },
    checked: checked && showFile(checked, now),
    questions: questions.map(({ askedAt, ...home }) => ({
      ...home,
      asked: formatMoment(askedAt, now),
    })),
    portals: portals.map((portal) => ({
      ...portal,
      pausedBy: pausers.get(portal.pausedById ?? "") ?? null,
    })),
  };
}

function showChannel(
  name: "folder" | "address",
  {
    channel,
    failed,
    pausers,
    now,
  }: {
    channel: FeedChannel | undefined;
    /** The last file from there, if it was refused. */
    failed: ListedFile | undefined;
    pausers: ReadonlyMap<string, string>;
    now: Date;
  },
) {
  return {
    name,
    problem: channel?.problem ?? (failed ? `${failed.name} was rejected: ${failed.problem}` : null),
    tried: channel?.triedAt ? formatMoment(channel.triedAt, now) : null,
    next: channel?.dueAt && !channel.pausedAt ? formatMoment(channel.dueAt, now) : null,
    isPaused: (channel?.pausedAt ?? null) !== null,
    pausedBy: pausers.get(channel?.pausedBy ?? "") ?? null,
    reason: channel?.pauseReason || null,
  };
}
