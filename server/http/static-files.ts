import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { inProject } from "../project-folder.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/**
 * What the build made, precompressed, and the listings' photos. Names under `/assets` and
 * `/photos` carry a hash of the content, so they never change.
 * @param folders absolute, or from the project's folder
 */
export function staticFiles(folders: { client: string; photos: string }): Hono {
  const files = new Hono();
  files.use("/assets/*", fromFolder(folders.client, "", year));
  files.use("/photos/*", fromFolder(folders.photos, "/photos", year));
  files.use(
    "/:file{[\\w-]+\\.(svg|ico|png|txt|json|webmanifest)}",
    fromFolder(folders.client, "", hour),
  );
  return files;
}

function fromFolder(folder: string, prefix: string, cacheControl: string) {
  return serveStatic({
    root: inProject(folder),
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
    onFound: (_path, context) => context.header("Cache-Control", cacheControl),
  });
}
