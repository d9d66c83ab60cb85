import { basename } from "node:path";
import { ne } from "drizzle-orm";
import { demoBranch } from "../../domain/feeds/demo-branch.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import type { AppContext } from "../app-context.ts";
import { resolveInProject } from "../platform/process/project-folder.ts";
import { importFeed } from "./incoming/import-feed.ts";
import { noteImport } from "./incoming/receive-file.ts";

const demoFeed = resolveInProject(`demo/${demoBranch}_2026112101.BLM`);

/** False once a feed of another branch was imported. */
export async function hasOnlyDemoHomes(db: Queryable): Promise<boolean> {
  const [other] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(ne(listings.branchId, demoBranch))
    .limit(1);
  return other === undefined;
}

export async function hasHomes(db: Queryable): Promise<boolean> {
  const [any] = await db.select({ id: listings.id }).from(listings).limit(1);
  return any !== undefined;
}

/** Imports the demo's homes through the normal feed import, and lists its file with the others. */
export async function importDemoHomes(app: AppContext): ReturnType<typeof importFeed> {
  const imported = await importFeed(app, demoFeed, { allowShrink: false, actor: "job" });
  await noteImport(app, basename(demoFeed), imported);
  return imported;
}
