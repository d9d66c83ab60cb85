import { and, type AnyColumn, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { listBranches } from "./list-branches.ts";
import { lockBranches } from "./lock-branches.ts";

/** What was asked about a home goes with it, so that so many are some thousand rows. */
const homesAtOnce = 100;
const requestsAtOnce = 1000;

/**
 * Gives homes and requests of one branch, or of none, to another one, or to none. A branch may have
 * twenty thousand requests: each step is a transaction of its own, so that nobody who answers one of
 * them waits for all. It stops once the other one is closed, as whoever closed that has handed over
 * what it had until then. What was not handed over is handed over when it runs again.
 */
export async function handOverRecords(
  { database: { orm } }: AppContext,
  from: string | null,
  to: string | null,
): Promise<void> {
  const isTheirs = (branch: AnyColumn) => (from === null ? isNull(branch) : eq(branch, from));
  const steps: ((tx: Transaction) => Promise<number>)[] = [
    (tx) => moveSomeHomes(tx, isTheirs(listingRecords.branch), to),
    // Those that were joined to another have an index of their own.
    ...[isNull, isNotNull].map((isJoined) => (tx: Transaction) => {
      const { branch, mergedInto } = conversations;
      return moveSomeRequests(tx, and(isTheirs(branch), isJoined(mergedInto)), to);
    }),
  ];
  for (const step of steps) {
    const takeStep = () =>
      transact(orm, async (tx) => {
        await lockBranches(tx);
        return (await mayTakeOver(tx, from, to)) ? step(tx) : 0;
      });
    while ((await takeStep()) > 0);
  }
}

/** An open branch; none only after the last one. */
async function mayTakeOver(
  tx: Transaction,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const open = await listBranches(tx);
  return to === null ? open.every(({ id }) => id === from) : open.some(({ id }) => id === to);
}

/**
 * Some at once, as a statement that takes too long is ended.
 * @param which no home that is where it goes
 */
export async function moveHomes(
  tx: Transaction,
  which: SQL | undefined,
  to: string | null,
): Promise<void> {
  while ((await moveSomeHomes(tx, which, to)) > 0);
}

export async function moveSomeHomes(
  tx: Transaction,
  which: SQL | undefined,
  to: string | null,
): Promise<number> {
  const { id } = listingRecords;
  const homes = tx.select({ id }).from(listingRecords).where(which).limit(homesAtOnce);
  const moved = await tx
    .update(listingRecords)
    .set({ branch: to })
    .where(inArray(id, homes))
    .returning({ id });
  return moved.length;
}

async function moveSomeRequests(
  tx: Transaction,
  which: SQL | undefined,
  to: string | null,
): Promise<number> {
  const { id } = conversations;
  const requests = tx.select({ id }).from(conversations).where(which).limit(requestsAtOnce);
  const moved = await tx
    .update(conversations)
    .set({ branch: to })
    .where(inArray(id, requests))
    .returning({ id });
  return moved.length;
}

/** Homes and requests of none, from before there was a branch, are the main one's. */
export async function moveUnassignedToMainBranch(app: AppContext): Promise<void> {
  const [main] = await app.database.orm
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.isMain, true));
  if (main) await handOverRecords(app, null, main.id);
}
