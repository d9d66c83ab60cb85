import type { AppContext } from "../../app-context.ts";
import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { toPrintable } from "../blm/printable.ts";
import { claimChannel, type FeedChannel, releaseChannel } from "../feed-channels.ts";
import { feedFiles } from "../feed-tables.ts";
import { maxFileBytes } from "../blm/read-blm.ts";
import { noteContent, takeFile } from "./receive-file.ts";
import { requestSafely } from "../safe-request.ts";
import { keepFeedFile } from "./upload-file.ts";

const within = 5 * 60_000;
/** A ZIP with its photos. */
const most = 4 * maxFileBytes;

/** Fetches the feed from `FEED_URL` when it is time, and imports it if it is another one. */
export async function fetchFeed(app: AppContext): Promise<void> {
  const { feedUrl, feedEveryMinutes: everyMinutes, feedPrivateAddresses } = app.config;
  if (feedUrl === null) return;
  const channel = await claimChannel(app, "address");
  if (!channel) return;
  const answer = await requestSafely(feedUrl, {
    headers: buildConditions(channel),
    most,
    within,
    mayBePrivate: feedPrivateAddresses,
  });
  if (!answer.ok || (answer.status !== 200 && answer.status !== 304)) {
    const problem = answer.ok
      ? `The server responded with status ${answer.status}.`
      : answer.problem;
    await releaseChannel(app, channel, { problem, everyMinutes });
    return;
  }
  if (answer.status === 304) return releaseChannel(app, channel, { problem: null, everyMinutes });
  await takeFetched(app, feedUrl, answer.bytes);
  const { etag = null, "last-modified": lastModified = null } = answer.headers;
  await releaseChannel(app, channel, { problem: null, everyMinutes, etag, lastModified });
}

function buildConditions({ etag, lastModified }: FeedChannel): Record<string, string> {
  return {
    ...(etag !== null && { "If-None-Match": etag }),
    ...(lastModified !== null && { "If-Modified-Since": lastModified }),
  };
}

/** The same file as the last one is left, unless that one waits or was refused. */
async function takeFetched(app: AppContext, feedUrl: string, bytes: Uint8Array): Promise<void> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const [last] = await app.database.orm
    .select({ sourceKey: feedFiles.sourceKey, state: feedFiles.state })
    .from(feedFiles)
    .where(eq(feedFiles.source, "address"))
    .orderBy(desc(feedFiles.receivedAt))
    .limit(1);
  if (last?.sourceKey?.startsWith(hash) && last.state !== "refused") return;
  const path = await keepFeedFile(app, bytes);
  const name = toPrintable(new URL(feedUrl).pathname.split("/").at(-1) ?? "", 100) || "feed";
  const noted = await noteContent(app, bytes, { source: "address", name, path, actor: "job" });
  if (noted) await takeFile(app, noted, { actor: "job" });
}
