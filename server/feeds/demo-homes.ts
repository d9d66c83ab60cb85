import { ne } from "drizzle-orm";
import type { Queryable } from "../platform/database/client.ts";
import { listings } from "../listings/listing-tables.ts";
import type { AppContext } from "../app-context.ts";
import { resolveInProject } from "../platform/process/project-folder.ts";
import { addNegotiator } from "../viewings/add-negotiator.ts";
import { demoNegotiators } from "../viewings/demo-negotiators.ts";
import { importFeed } from "./import-feed.ts";

const demoBranch = "999999";
const demoFeed = resolveInProject(`demo/${demoBranch}_2026112101.BLM`);

/**
 * Imports the demo's homes and negotiators into an empty site, through the normal feed import. If
 * several processes start together, only one does it.
 */
export async function loadDemo(app: AppContext): Promise<void> {
  const { config, database } = app;
  if (!config.demoData || (await hasHomes(database.orm))) return;
  await database.alone("demo", async () => {
    if (!(await hasHomes(database.orm))) await fill(app);
  });
}

/** False once a feed of another branch was imported. */
export async function hasOnlyDemoHomes(db: Queryable): Promise<boolean> {
  const [other] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(ne(listings.branchId, demoBranch))
    .limit(1);
  return other === undefined;
}

async function hasHomes(db: Queryable): Promise<boolean> {
  const [any] = await db.select({ id: listings.id }).from(listings).limit(1);
  return any !== undefined;
}

async function fill(app: AppContext): Promise<void> {
  const { log } = app;
  log.info("Loading the demo listings ...");
  for (const negotiator of demoNegotiators) await addNegotiator(app, negotiator);
  const imported = await importFeed(app, demoFeed, { allowShrink: false, actor: "job" });
  if (imported.ok) log.info(`Demo loaded: ${imported.report.taken} listings.`);
  else log.error(`Demo could not be loaded: ${imported.problem}`);
}
