import { Hono } from "hono";
import { mapArchivesPath } from "../../domain/map/map-archive.ts";
import { type ByteRange, readByteRange } from "./byte-range.ts";
import type { MapArchives } from "./map-archives.ts";
import type { ServedArchive } from "./served-archive.ts";

/** What a response holds in memory at a time, bytes. Most tiles are smaller. */
const chunkBytes = 256 * 1024;

/** Serves the list of map archives, and their bytes by range. An address names the content. */
export function mapFiles(archives: MapArchives): Hono {
  const files = new Hono();
  files.get(mapArchivesPath, async (context) =>
    context.json(await archives.list(), 200, { "Cache-Control": "no-cache" }),
  );
  files.get("/maps/:file{[0-9a-f]{32}\\.pmtiles}", async (context, next) => {
    const hash = context.req.param("file").slice(0, 32);
    const archive = await archives.find(hash);
    if (archive === null) return next();
    const answer = await answerRange(archive, {
      range: context.req.header("Range"),
      ifRange: context.req.header("If-Range"),
      ifNoneMatch: context.req.header("If-None-Match"),
      isHead: context.req.raw.method === "HEAD",
    });
    return answer ?? next();
  });
  return files;
}

interface RangeRequest {
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
  isHead: boolean;
}

/** Null if the file has become shorter. */
async function answerRange(archive: ServedArchive, asked: RangeRequest): Promise<Response | null> {
  const etag = `"${archive.hash}"`;
  const headers: Record<string, string> = {
    "Accept-Ranges": "bytes",
    // Its tiles are compressed; compressed again, their offsets would be wrong.
    "Cache-Control": "public, max-age=31536000, immutable, no-transform",
    ETag: etag,
  };
  const known = asked.ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known?.some((tag) => tag === etag || tag === "*")) {
    return new Response(null, { status: 304, headers });
  }
  const isOfThis = asked.ifRange === undefined || asked.ifRange === etag;
  const range = readByteRange(asked.isHead || !isOfThis ? undefined : asked.range, archive.size);
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${archive.size}`;
    return new Response(null, { status: 416, headers });
  }
  const isWhole = range === "whole";
  const sent = isWhole ? { first: 0, last: archive.size - 1 } : range;
  headers["Content-Type"] = "application/vnd.pmtiles";
  headers["Content-Length"] = String(sent.last - sent.first + 1);
  if (!isWhole) headers["Content-Range"] = `bytes ${sent.first}-${sent.last}/${archive.size}`;
  const status = isWhole ? 200 : 206;
  if (asked.isHead) return new Response(null, { status, headers });
  if (sent.last - sent.first >= chunkBytes) {
    return new Response(createStream(archive, sent), { status, headers });
  }
  const bytes = await archive.read(sent);
  return bytes && new Response(bytes, { status, headers });
}

/** Reads on as the client takes it. */
function createStream(archive: ServedArchive, { first, last }: ByteRange): ReadableStream {
  let next = first;
  return new ReadableStream({
    async pull(controller) {
      const end = Math.min(next + chunkBytes - 1, last);
      const bytes = await archive.read({ first: next, last: end });
      if (bytes === null) throw new Error("A map archive became shorter while it was sent.");
      controller.enqueue(bytes);
      next = end + 1;
      if (next > last) controller.close();
    },
  });
}
