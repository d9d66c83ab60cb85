import { and, eq, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { branches } from "../agency/branch-table.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";

type App = Pick<AppContext, "database">;

/** What was asked about a home goes with it, so that so many are some thousand rows. */
const homesAtOnce = 100;
const requestsAtOnce = 1000;

/**
 * Gives homes and requests of one branch, or of none, to another one, or to none. A branch may have
 * twenty thousand requests: each step is a transaction of its own, so that nobody who answers one of
 * them waits for all. What was not handed over when it stopped is handed over when it runs again.
 */
export async function handOverRecords(
  { database: { orm } }: App,
  from: string | null,
  to: string | null,
): Promise<void> {
  const { branch } = listingRecords;
  await moveHomes(orm, from === null ? isNull(branch) : eq(branch, from), to);
  // Those that were joined to another have an index of their own.
  for (const isJoined of [isNull(conversations.mergedInto), isNotNull(conversations.mergedInto)]) {
    const isTheirs = from === null ? isNull(conversations.branch) : eq(conversations.branch, from);
    const requests = orm
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(isTheirs, isJoined))
      .limit(requestsAtOnce);
    const moveRequests = () =>
      orm
        .update(conversations)
        .set({ branch: to })
        .where(inArray(conversations.id, requests))
        .returning({ id: conversations.id });
    while ((await moveRequests()).length > 0);
  }
}

/**
 * Some at once, as a statement that takes too long is ended.
 * @param which no home that is where it goes
 */
export async function moveHomes(
  db: Queryable | Transaction,
  which: SQL | undefined,
  to: string | null,
): Promise<void> {
  const { id } = listingRecords;
  const homes = db.select({ id }).from(listingRecords).where(which).limit(homesAtOnce);
  const move = () =>
    db.update(listingRecords).set({ branch: to }).where(inArray(id, homes)).returning({ id });
  while ((await move()).length > 0);
}

/** Homes and requests of none, from before there was a branch, are the main one's. */
export async function giveRestToMain(app: App): Promise<void> {
  const [main] = await app.database.orm
    .select({ id: branches.id })
    .from(branches)
    .where(eq(branches.isMain, true));
  if (main) await handOverRecords(app, null, main.id);
}
