import type { Queryable } from "../db/client.ts";
import { listings } from "../db/listing-tables.ts";
import type { House } from "../house.ts";
import { inProject } from "../project-folder.ts";
import { addNegotiator } from "./add-negotiator.ts";
import { demoNegotiators } from "./demo-negotiators.ts";
import { importFeed } from "./import-feed.ts";

const demoFeed = inProject("demo/999999_2026112101.BLM");

/**
 * Fills an empty site with the demo's homes, through the same door as any feed, and who shows them. Of
 * several processes that start together one does.
 */
export async function loadDemo(house: House): Promise<void> {
  const { config, database } = house;
  if (!config.demoData || (await hasHomes(database.orm))) return;
  await database.alone("demo", async () => {
    if (!(await hasHomes(database.orm))) await fill(house);
  });
}

async function hasHomes(db: Queryable): Promise<boolean> {
  const [any] = await db.select({ id: listings.id }).from(listings).limit(1);
  return any !== undefined;
}

async function fill(house: House): Promise<void> {
  const { log } = house;
  log.info("Loading the demo homes ...");
  for (const negotiator of demoNegotiators) await addNegotiator(house, negotiator);
  const imported = await importFeed(house, demoFeed, { allowShrink: false });
  if (imported.ok) log.info(`The demo has ${imported.report.taken} homes.`);
  else log.error(`The demo could not be loaded: ${imported.problem}`);
}
