import { formatCount } from "../../domain/shared/formats/count.ts";
import { nameFeedFields } from "../../domain/feeds/feed-field-words.ts";
import type { AppContext } from "../app-context.ts";
import { findChannels, listChannelNames, namePortalChannel } from "./feed-channels.ts";
import { listFeedQuestions } from "./feed-questions.ts";
import { listWaitingFiles } from "./incoming/show-files.ts";

/** What a feed needs somebody for. */
export interface FeedAlert {
  key: string;
  /** A file to decide about, or a home. Null: it is told on the feeds' page. */
  fileId: string | null;
  listingId: string | null;
  title: string;
  why: string;
}

type Finder = Pick<AppContext, "config"> & { database: Pick<AppContext["database"], "orm"> };

/** Files that are held or were refused, homes that a feed lacks while they are being let, and feeds that fail. */
export async function findFeedAlerts({ database: { orm }, config }: Finder): Promise<FeedAlert[]> {
  const waiting = (await listWaitingFiles(orm)).slice(0, 5);
  const questions = await listFeedQuestions(orm);
  return [
    ...waiting.map(({ id, name, state, problem }) => ({
      key: id,
      fileId: id,
      listingId: null,
      title: `${name} ${state === "held" ? "is on hold" : "was rejected"}`,
      why: problem
        ? nameFeedFields(problem)
        : "Importing this file would withdraw many properties at once.",
    })),
    ...questions.map(({ id, name, outcode }) => ({
      key: id,
      fileId: null,
      listingId: id,
      title: `${name}, ${outcode}`,
      why: "This property is missing from the feed, but its tenancy is in progress. Should it stay?",
    })),
    ...(await listFailing({ database: { orm }, config })),
  ];
}

async function listFailing({ database: { orm }, config }: Finder): Promise<FeedAlert[]> {
  const channels = await findChannels(orm);
  const portalNames = new Map(config.portals.map(({ id, name }) => [namePortalChannel(id), name]));
  return listChannelNames(config).flatMap((name) => {
    const channel = channels.get(name);
    if (!channel || channel.pausedAt !== null) return [];
    const extra = channel.comparison?.extra.length ?? 0;
    const homes = formatCount(extra, "property is", "properties are");
    const why = channel.problem ?? (extra > 0 ? `${homes} on the portal but shouldn’t be.` : null);
    if (why === null) return [];
    const title = portalNames.get(name) ?? `Feed from the ${name}`;
    return [{ key: name, fileId: null, listingId: null, title, why }];
  });
}
