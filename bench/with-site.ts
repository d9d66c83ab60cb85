import { removeDataDir, type RunningSite, startSite } from "../e2e/running-site.ts";

/** Benches exceed the rate limit and solve no human checks. */
const open = { HUMAN_CHECK: "off", RATE_LIMIT: "off" };

export async function withSite<Result>(
  env: Record<string, string>,
  work: (site: RunningSite) => Promise<Result>,
  { dataDir, ...options }: { dataDir?: string } & Parameters<typeof startSite>[2] = {},
): Promise<Result> {
  const site = await startSite({ ...open, ...env }, dataDir, { nodeOptions: [], ...options });
  try {
    return await work(site);
  } finally {
    await site.stop();
    removeDataDir(site.dataDir);
  }
}

export async function fetchListingIds(site: RunningSite, count: number): Promise<string[]> {
  const answer = await fetch(`${site.url}/api/properties?limit=${count}`);
  const { listings }: { listings: { _id: string }[] } = await answer.json();
  return listings.map((listing) => listing["_id"]);
}
