import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { readInboxCriteria } from "../domain/conversations/inbox-view.ts";
import { removeDataDir } from "../e2e/running-site.ts";
import { findResponsePromise } from "../server/conversations/response-promise.ts";
import { countConversations } from "../server/inbox/count-conversations.ts";
import { findConversation } from "../server/inbox/find-conversation.ts";
import { listConversations } from "../server/inbox/list-conversations.ts";
import { type Database, openDatabase } from "../server/platform/database/client.ts";
import { startTestServer } from "../server/testing/server.ts";
import { holdFigure } from "./figures.ts";
import { fillBranches, firstBranch } from "./many-branches.ts";
import { fillConversations } from "./many-conversations.ts";
import { fillListings } from "./many-listings.ts";
import { calculatePercentiles } from "./percentiles.ts";

/** What the inbox reads for one page, milliseconds: the rows with the counts of all views. */
const { values } = parseArgs({ options: { requests: { type: "string", default: "50000" } } });
const requests = Number(values.requests);
const branches = 100;
const homes = 2000;
const rounds = 30;
const limits = { embedded: 60, server: 30 };

const lists = ["", "view=mine", "view=closed", "late=on", "kind=viewing&area=E2", "unread=on"];
const searches = [
  "first4711",
  "4711@example.com",
  "07700 004711",
  "last12",
  "orchard",
  "E2 1AA",
  "a000000000000047",
];

const now = new Date("2026-11-20T10:00:00Z");
const log = pino({ level: "silent" });
const postgres = await startTestServer({ durable: true });
try {
  for (const engine of ["embedded", "server"] as const) await measure(engine);
} finally {
  await postgres.stop();
}

async function measure(engine: "embedded" | "server"): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-bench-"));
  const databaseUrl = engine === "server" ? await postgres.freshDatabase() : null;
  const database = await openDatabase({ dataDir, databaseUrl, production: false, log });
  try {
    await fillBranches(database, branches);
    await fillListings(database, homes);
    await fillConversations(database, requests);
    const kinds = {
      list: lists.map((query) => () => readPage(database, query)),
      branch: lists.map((query) => () => readPage(database, query, true)),
      search: searches.map((q) => () => readPage(database, `q=${encodeURIComponent(q)}`)),
      card: await listCards(database),
    };
    for (const [what, reads] of Object.entries(kinds)) {
      const { p50, p99 } = calculatePercentiles(await measureTimes(reads));
      const limit = limits[engine];
      holdFigure({ bench: "inbox", engine, what, requests, p50, p99, limit }, p50 <= limit);
    }
  } finally {
    await database.close();
    removeDataDir(dataDir);
  }
}

/** @param isOfBranch lists those of one branch only */
async function readPage({ orm }: Database, query: string, isOfBranch = false): Promise<void> {
  const { rows } = await orm.execute<{ id: string; branch: string }>(
    sql`select md5('s1')::uuid::text as id, ${firstBranch}::text as branch`,
  );
  const branch = isOfBranch ? rows[0]!.branch : null;
  const by = { staffId: rows[0]!.id, branch, promise: await findResponsePromise(orm), now };
  await listConversations(orm, readInboxCriteria(new URLSearchParams(query)), by);
  await countConversations(orm, by);
}

async function listCards({ orm }: Database): Promise<(() => Promise<unknown>)[]> {
  const { rows } = await orm.execute<{ id: string }>(
    sql`select id::text as id from conversations order by id limit 20`,
  );
  return rows.map(
    ({ id }) =>
      () =>
        findConversation(orm, id),
  );
}

async function measureTimes(reads: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = -3; round < rounds; round++) {
    for (const read of reads) {
      const began = performance.now();
      await read();
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  return times;
}
