import type { AppContext } from "../../app-context.ts";
import { hasHomes, importDemoHomes } from "../../feeds/demo-homes.ts";
import { addNegotiator } from "../../viewings/availability/add-negotiator.ts";
import { demoNegotiators } from "../../viewings/availability/demo-negotiators.ts";
import { fillDemoDiary } from "./fill-demo-diary.ts";
import { fillDemoInbox } from "./fill-demo-inbox.ts";
import { fillDemoTenancies } from "./fill-demo-tenancies.ts";

/**
 * Loads the demo into an empty site: homes, negotiators and, where the demo's people may sign in, an
 * inbox, a diary, offers and tenancies for them. If several processes start together, only one does it.
 */
export async function loadDemo(app: AppContext): Promise<void> {
  const { config, database } = app;
  if (!config.demoData || (await hasHomes(database.orm))) return;
  await database.alone("demo", async () => {
    if (!(await hasHomes(database.orm))) await fill(app);
  });
}

async function fill(app: AppContext): Promise<void> {
  const { log } = app;
  log.info("Loading the demo listings ...");
  for (const negotiator of demoNegotiators) await addNegotiator(app, negotiator);
  const imported = await importDemoHomes(app);
  if (!imported.ok) {
    log.error(`Demo could not be loaded: ${imported.problem}`);
    return;
  }
  await fillDemoInbox(app);
  await fillDemoDiary(app);
  await fillDemoTenancies(app);
  log.info(`Demo loaded: ${imported.report.taken} listings.`);
}
