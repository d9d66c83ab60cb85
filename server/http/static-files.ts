import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { PhotoStore } from "../files/photo-store.ts";
import { inProject } from "../project-folder.ts";

const year = "public, max-age=31536000, immutable";
const minute = "public, max-age=60";
const hour = "public, max-age=3600";

/**
 * What the build made, precompressed, and the listings' photos. Names under `/assets` and
 * `/photos` carry a hash of the content, so they never change.
 * @param options.client a folder: absolute, or from the project's
 */
export function staticFiles({ client, photos }: { client: string; photos: PhotoStore }): Hono {
  const files = new Hono();
  files.use("/assets/*", fromFolder(client, year));
  files.get("/photos/:name", async (context, next) => {
    const found = await photos.get(context.req.param("name"));
    if (found === null) return next();
    return context.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": found.type,
      // The photo stands in for a size that is being made.
      "Cache-Control": found.whole ? year : minute,
    });
  });
  files.use("/:file{[\\w-]+\\.(svg|ico|png|txt|json|webmanifest)}", fromFolder(client, hour));
  return files;
}

function fromFolder(folder: string, cacheControl: string) {
  return serveStatic({
    root: inProject(folder),
    precompressed: true,
    onFound: (_path, context) => context.header("Cache-Control", cacheControl),
  });
}
