import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { resolveInProject } from "../process/project-folder.ts";

const year = "public, max-age=31536000, immutable";
const hour = "public, max-age=3600";

/**
 * Serves precompressed build output. Names under `/assets` are content-hashed and immutable.
 * @param client absolute, or relative to the project
 */
export function staticFiles(client: string): Hono {
  const files = new Hono();
  files.use("/assets/*", fromFolder(client, year));
  files.use("/:file{[\\w-]+\\.(svg|ico|png|txt|json|webmanifest)}", fromFolder(client, hour));
  return files;
}

function fromFolder(folder: string, cacheControl: string) {
  const serve = serveStatic({ root: resolveInProject(folder), precompressed: true });
  return createMiddleware(async (context, next) => {
    const found = await serve(context, next);
    if (found instanceof Response) found.headers.set("Cache-Control", cacheControl);
    return found;
  });
}
