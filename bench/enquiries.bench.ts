import { parseArgs } from "node:util";
import { startTestServer } from "../server/testing/server.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import { createEnquiryScript } from "./enquiry-script.ts";
import { printFigure } from "./figures.ts";
import { floodRequests } from "./flood.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { findPgbench, runPgbench } from "./pgbench.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * Enquiries per second on PostgreSQL with real fsync, through the site and by pgbench with the same
 * statements and clients. They alternate, and the median counts.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const clients = 8;

const pgbench = findPgbench();
if (pgbench === null) console.log("Skipped: there is no pgbench on this machine.");
else await compare(pgbench);

async function compare(program: string): Promise<void> {
  const postgres = await startTestServer({ durable: true });
  try {
    const databaseUrl = await postgres.freshDatabase();
    await withSite({ DATABASE_URL: databaseUrl }, async (site) => {
      const [listingId] = await fetchListingIds(site, 1);
      const script = await createEnquiryScript(databaseUrl, listingId!);
      const submit = (length: number) => submitFor(length, site.url, listingId!);
      const sql = (length: number) =>
        runPgbench(program, { databaseUrl, script, clients, seconds: length });
      await sql(1);
      await submit(Math.min(3, seconds));
      const turns = { pgbench: [] as number[], site: [] as number[] };
      let errors = 0;
      for (let round = 0; round < rounds; round++) {
        turns.pgbench.push(await sql(seconds));
        const answers = await submit(seconds);
        turns.site.push(answers.perSecond);
        errors += answers.errors;
      }
      tell(calculatePercentiles(turns.site).p50, calculatePercentiles(turns.pgbench).p50, errors);
    });
  } finally {
    await postgres.stop();
  }
}

function tell(perSecond: number, pgbenchPerSecond: number, errors: number): void {
  const share = Math.round((perSecond / pgbenchPerSecond) * 1000) / 10;
  printFigure({ bench: "enquiries", clients, perSecond, pgbenchPerSecond, share, errors });
  if (errors > 0) process.exitCode = 1;
}

function submitFor(length: number, url: string, listingId: string) {
  return floodRequests({
    url: `${url}/api/submitenquiry`,
    method: "POST",
    connections: clients,
    seconds: length,
    headers: { "content-type": "application/json" },
    requests: [
      {
        setupRequest: (request) => ({ ...request, body: createEnquiryBody(listingId) }),
      },
    ],
  });
}
