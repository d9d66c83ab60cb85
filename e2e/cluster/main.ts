import { join } from "node:path";
import { endProcesses } from "../../server/testing/processes.ts";
import { archiveToNow, dumpAndRestore, listTables, restoreFromArchive } from "./back-ups.ts";
import { countAll } from "./counting.ts";
import { type Fault, faults } from "./faults.ts";
import { type Load, startLoad } from "./load.ts";
import { checkPooler } from "./pooler-checks.ts";
import { findPrograms } from "./programs.ts";
import { buildStage, type Stage } from "./stage.ts";
import { formatSeconds, tell, tellChapter } from "./story.ts";
import { waitFor } from "./wait.ts";

/** Writes may stand still for so long, milliseconds. */
const longestStandstill = 15_000;

/** What the process ends with where nothing could be tested; `scripts/test-cluster.mjs` reads it. */
const skipped = 77;

const passed: string[] = [];
const failed: string[] = [];

/** @param wrong what is, one line each; empty if nothing is */
function judge(what: string, wrong: readonly string[]): void {
  (wrong.length === 0 ? passed : failed).push(what);
  tell(`${wrong.length === 0 ? "Passed" : "FAILED"}: ${what}.`);
  for (const line of wrong) tell(`  ${line}`);
}

async function endure({ title, strike }: Fault, stage: Stage, load: Load): Promise<void> {
  tellChapter(title);
  const began = performance.now();
  const pagesBefore = load.pagesServed();
  const acknowledgedBefore = load.acknowledged.length;
  await warm(stage, load);
  const struck = performance.now();
  const repair = await strike(stage);
  await load.waitUntilServed();
  const { standstillMs: failureMs } = load.since(struck);
  const repaired = performance.now();
  await repair?.();
  await stage.cluster.waitUntilWhole();
  await load.waitUntilServed();
  tell("One leads and two follow in step.");
  const { standstillMs, slowestPageMs, refused } = load.since(began);
  const failures = load.failedPages().filter(({ at }) => at >= began);
  tell(
    `${load.acknowledged.length - acknowledgedBefore} forms acknowledged, ${refused} tries refused, ` +
      `longest standstill ${formatSeconds(failureMs)}, then ${formatSeconds(load.since(repaired).standstillMs)} until all is whole. ` +
      `${load.pagesServed() - pagesBefore} pages served, ${failures.length} failed, ` +
      `the slowest in ${formatSeconds(slowestPageMs)}.`,
  );
  const wrong = failures.slice(0, 5).map(({ what }) => what);
  if (standstillMs > longestStandstill)
    wrong.push(`Writes stood still for ${formatSeconds(standstillMs)}.`);
  judge(title, wrong);
}

/** The caches of all processes hold what visitors read, as they do in production. */
async function warm({ sites }: Stage, { paths }: Load): Promise<void> {
  for (const site of sites) {
    await waitFor("a cache is not filled", async () => {
      for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
      const before = await site.countCacheHits();
      for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
      return (await site.countCacheHits()) - before >= paths.length;
    });
  }
}

async function restore(stage: Stage): Promise<void> {
  tellChapter("The back-ups are restored");
  const { folder, archive, tools, superuserUrl, siteUrl, leaderPort } = stage;
  const live = await listTables(siteUrl(leaderPort), folder);
  tell(`The site has ${live.length} tables.`);
  const compare = async (url: string) => {
    const restored = await listTables(url, folder);
    return live.length > 0 ? live.filter((line) => !restored.includes(line)) : ["no table"];
  };
  await dumpAndRestore(siteUrl(leaderPort), siteUrl(leaderPort, "restored"), tools);
  judge(
    "pg_restore brings every row back from pg_dump's file",
    await compare(siteUrl(leaderPort, "restored")),
  );
  tell(`${await archiveToNow(superuserUrl, archive)} is the archive's last file.`);
  const server = await restoreFromArchive(join(folder, "base"), archive, tools);
  await server.waitUntilPromoted(siteUrl(server.port));
  judge(
    "the archive brings every row back on a new server, over all the leaders since the base back-up",
    await compare(siteUrl(server.port)),
  );
  await server.stop();
}

async function play(stage: Stage): Promise<void> {
  judge(
    "PgBouncer's connections all have the site's settings, hold no lock, and are not taken for the server's own",
    await checkPooler(stage.siteUrl(stage.poolerPort)),
  );
  const found = await (await fetch(`${stage.balancer.url}/api/properties?limit=1`)).json();
  const load = startLoad(stage.balancer.url, found.listings[0]["_id"]);
  await load.waitUntilServed();
  tell("Visitors read pages and send forms from now on.");
  for (const fault of faults) await endure(fault, stage, load);

  tellChapter("The visitors leave, and all is counted");
  await load.finish();
  tell(
    `${load.acknowledged.length} forms acknowledged, ${load.refused()} tries refused and repeated, ` +
      `${load.pagesServed()} pages served.`,
  );
  judge(
    "Nothing acknowledged is lost, nothing is stored twice, each mail was sent once, jobs ran once",
    await countAll(stage, load),
  );
  await Promise.all(stage.sites.map((site) => site.stop()));
  await restore(stage);
}

const found = findPrograms();
if (!found.ok) {
  tell(`Skipped: these programs are missing: ${found.missing}.`);
  process.stdout.write("0 passed, 0 failed, 1 skipped\n");
  process.exit(skipped);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
tellChapter("The cluster is built");
const stage = await buildStage(found.programs);
try {
  await play(stage);
} catch (error) {
  judge(error instanceof Error ? error.message : String(error), ["It ended the test."]);
} finally {
  await stage.end();
}
if (failed.length === 0) stage.remove();
else tell(`The logs are in ${stage.folder}.`);
endProcesses();
process.stdout.write(`\n${passed.length} passed, ${failed.length} failed\n`);
process.exit(failed.length === 0 ? 0 : 1);
