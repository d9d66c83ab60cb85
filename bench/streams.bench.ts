import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { RunningSite } from "../e2e/running-site.ts";
import { describeError } from "../server/platform/database/database-problem.ts";
import { startTestServer } from "../server/testing/server.ts";
import { createEnquiryBody } from "./enquiry-body.ts";
import { holdFigure } from "./figures.ts";
import { calculatePercentiles } from "./percentiles.ts";
import { fetchPlain } from "./plain-get.ts";
import { readProcessorMs, readResidentMb } from "./process-use.ts";
import { runSteadyLoad } from "./steady-load.ts";
import { fetchListingIds, withSite } from "./with-site.ts";

/**
 * Public pages at a steady rate while colleagues have the inbox open, in turn with nobody in the
 * office. An enquiry comes every two seconds in both, and each open page asks for its data again.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const people = 50;
const perSecond = 30;
const changeMs = 2000;
/** What the 99th percentile of public pages may be longer with people in the office. */
const limitMs = 20;
const limitMb = 100;

const postgres = await startTestServer({ durable: true });
try {
  await withSite({}, (site) => measure("embedded", site));
  const databaseUrl = await postgres.freshDatabase();
  await withSite({ DATABASE_URL: databaseUrl }, (site) => measure("server", site));
} finally {
  await postgres.stop();
}

async function measure(engine: string, site: RunningSite): Promise<void> {
  const [listingId] = await fetchListingIds(site, 1);
  const cookie = await signIn(site);
  await measureRound(site, { listingId: listingId!, cookie: null });
  const alone: Round[] = [];
  const beside: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    alone.push(await measureRound(site, { listingId: listingId!, cookie: null }));
    beside.push(await measureRound(site, { listingId: listingId!, cookie }));
  }
  const median = (list: Round[], pick: (round: Round) => number) =>
    Math.round(calculatePercentiles(list.map(pick)).p50 * 10) / 10;
  const p99Alone = median(alone, ({ p99 }) => p99);
  const p99 = median(beside, ({ p99: one }) => one);
  const errors = [...alone, ...beside].reduce((sum, round) => sum + round.errors, 0);
  const load = { bench: "streams", engine, people, perSecond, errors };
  holdFigure({ ...load, p99Alone, p99, limit: p99Alone + limitMs }, p99 <= p99Alone + limitMs);
  const changeMost = median(beside, ({ slowestChangeMs }) => slowestChangeMs);
  const refetches = beside.reduce((sum, round) => sum + round.refetches, 0);
  const moreMs = sumProcessorMs(beside) - sumProcessorMs(alone);
  const refetchMs = Math.round((moreMs / refetches) * 10) / 10;
  holdFigure(
    { bench: "streams", engine, changeMost, refetches, refetchMs, limit: 1000 },
    changeMost <= 1000,
  );
  const [first, last] = [alone[0]!.residentMb, Math.max(...beside.map((one) => one.residentMb))];
  const grownMb = Math.round(last - first);
  holdFigure({ bench: "streams", engine, grownMb, limit: limitMb }, grownMb <= limitMb);
}

function sumProcessorMs(list: Round[]): number {
  return list.reduce((sum, { processorMs }) => sum + processorMs, 0);
}

/** As one of the demo's people, who are offered on the site's own machine. */
async function signIn({ url }: RunningSite): Promise<string> {
  const origin = url.replace("127.0.0.1", "localhost");
  const response = await fetch(`${origin}/office/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ person: "amina@lintel.example.com" }),
  });
  const [cookie] = (response.headers.get("Set-Cookie") ?? "").split(";");
  if (!cookie?.startsWith("__Host-office=")) throw new Error(`No sign-in: ${response.status}`);
  return cookie;
}

interface Round {
  p99: number;
  errors: number;
  residentMb: number;
  /** Of the site. */
  processorMs: number;
  /** By all open pages together. */
  refetches: number;
  /** From the enquiry to the last open page that has it. */
  slowestChangeMs: number;
}

/** @param given.cookie null with nobody in the office */
async function measureRound(
  site: RunningSite,
  { listingId, cookie }: { listingId: string; cookie: string | null },
): Promise<Round> {
  const origin = site.url.replace("127.0.0.1", "localhost");
  const pages = await Promise.all(
    Array.from({ length: cookie === null ? 0 : people }, () => openPage(origin, cookie!)),
  );
  let failed = 0;
  const enquire = async () => {
    for (const page of pages) page.expect();
    const headers = { "Content-Type": "application/json" };
    const body = createEnquiryBody(listingId);
    const response = await fetch(`${site.url}/api/submitenquiry`, {
      method: "POST",
      headers,
      body,
    });
    if (!response.ok) failed++;
  };
  const spentBefore = readProcessorMs(site.process.pid!);
  const changes = setInterval(() => void enquire(), changeMs);
  const paths = ["/", "/properties?rentmin=1000&bedsmin=1", `/property/${listingId}`];
  let n = 0;
  const send = () => fetchPlain(site.url + paths[n++ % paths.length]!);
  const { p99, errors } = await runSteadyLoad(send, { perSecond, seconds });
  clearInterval(changes);
  await sleep(changeMs);
  const processorMs = readProcessorMs(site.process.pid!) - spentBefore;
  const residentMb = readResidentMb(site.process.pid!);
  await Promise.all(pages.map((page) => page.close()));
  const refetches = pages.reduce((sum, page) => sum + page.refetches, 0);
  return {
    p99,
    errors: errors + failed + pages.reduce((sum, page) => sum + page.errors, 0),
    residentMb,
    processorMs,
    refetches,
    slowestChangeMs: Math.max(0, ...pages.map((page) => page.slowestMs)),
  };
}

interface OpenPage {
  refetches: number;
  errors: number;
  slowestMs: number;
  /** A change is made now. */
  expect: () => void;
  /** Resolves once what it has asked for is there, so that the next round is not about it. */
  close: () => Promise<void>;
}

/**
 * An inbox that asks for its data again after each moment of changes, as `use-office-events.ts`.
 * Resolves once its stream has begun.
 */
function openPage(origin: string, cookie: string): Promise<OpenPage> {
  let timer: NodeJS.Timeout | undefined;
  let changedAt = 0;
  let isFresh = true;
  const underWay = new Set<Promise<void>>();
  const page: OpenPage = {
    refetches: 0,
    errors: 0,
    slowestMs: 0,
    expect() {
      // One that is still behind is as late as its first change.
      if (isFresh) changedAt = performance.now();
      isFresh = false;
    },
    async close() {
      clearTimeout(timer);
      stream.destroy();
      await Promise.all(underWay);
      if (!isFresh) noteTime();
    },
  };
  const noteTime = () => {
    page.slowestMs = Math.max(page.slowestMs, performance.now() - changedAt);
  };
  const refetch = async () => {
    timer = undefined;
    try {
      const response = await fetch(`${origin}/office/inbox.data`, { headers: { Cookie: cookie } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The inbox answers ${response.status}.`);
      page.refetches++;
      noteTime();
      isFresh = true;
    } catch (error) {
      page.errors++;
      console.error(describeError(error));
    }
  };
  const start = () => {
    const one = refetch().finally(() => underWay.delete(one));
    underWay.add(one);
  };
  const stream = get(`${origin}/office/events`, { headers: { Cookie: cookie } });
  return new Promise((resolve, reject) => {
    stream.on("error", reject);
    stream.on("response", (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`The stream answers ${response.statusCode}.`));
      response.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("event: hello")) resolve(page);
        if (/"subject":"(conversation|presence|person)"/.test(text))
          timer ??= setTimeout(start, 100 + Math.random() * 600);
      });
      response.on("error", () => {});
    });
  });
}
