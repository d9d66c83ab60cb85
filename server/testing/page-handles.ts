import { join } from "node:path";
import { siteRoutes } from "../../app/routes.ts";
import { type PageHandle, listSitePages } from "../../domain/site/page-handle.ts";

const app = join(import.meta.dirname, "../../app");

/** What the built pages say of themselves, without a build. */
export const pageHandles = listSitePages(
  await Promise.all(
    siteRoutes.map(async ({ path, file }) => ({ path, handle: await readHandle(join(app, file)) })),
  ),
);

async function readHandle(file: string): Promise<PageHandle | undefined> {
  const module: { handle?: PageHandle } = await import(/* @vite-ignore */ file);
  return module.handle;
}
