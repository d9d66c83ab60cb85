import { createHash, randomBytes } from "node:crypto";
import { eq, inArray, lt, sql } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { splitBatches } from "../platform/database/batches.ts";
import { transact } from "../platform/database/transact.ts";
import type { Database, Transaction } from "../platform/database/client.ts";
import { isLikelyHuman, type PageReader } from "../platform/http/page-reader.ts";
import { listingRecords } from "./listing-record-tables.ts";
import { listingViews, viewMarks, viewSalts } from "./listing-view-tables.ts";

/** An answered request of somebody's browser. */
export interface SeenPage extends PageReader {
  path: string;
  status: number;
  address: string;
  /** Those who work here look at homes all day. */
  isStaff: boolean;
}

/**
 * Counts how many people look at each home's page, without cookies. Address and browser are kept in
 * memory for seconds, and then only as a hash with a salt that is deleted the day after: nobody can
 * be followed, and a second look on the same day is no other view.
 */
export interface ViewCounter {
  note: (page: SeenPage) => void;
  /** Writes what was noted since. @returns how many views are new */
  save: () => Promise<number>;
}

interface Look {
  id: string;
  visitor: string;
}

/** Of a flood the rest is not counted. */
const mostPending = 20_000;

const pagePath = /^\/property\/(\w{1,40})(?:\.data)?$/;

export function createViewCounter({ orm }: Pick<Database, "orm">, now: () => Date): ViewCounter {
  let pending: Look[] = [];
  return {
    note({ path, status, address, isStaff, ...reader }) {
      const id = pagePath.exec(path)?.[1];
      if (id === undefined || status !== 200 || isStaff || !isLikelyHuman(reader)) return;
      const visitor = `${address}\n${reader.userAgent}`;
      if (pending.length < mostPending) pending.push({ id, visitor });
    },
    async save() {
      if (pending.length === 0) return 0;
      const looks = pending;
      pending = [];
      return transact(orm, (tx) => saveLooks(tx, looks, getLondonDate(now())));
    },
  };
}

async function saveLooks(tx: Transaction, looks: readonly Look[], day: string): Promise<number> {
  const salt = await findSalt(tx, day);
  const marked = new Map(
    looks.map(({ id, visitor }) => {
      const hash = createHash("sha256").update(`${salt}\n${id}\n${visitor}`);
      return [hash.digest("base64url"), id];
    }),
  );
  const counts = new Map<string, number>();
  // In their order, so that two processes wait for each other.
  for (const batch of splitBatches([...marked.keys()].toSorted())) {
    const fresh = await tx
      .insert(viewMarks)
      .values(batch.map((mark) => ({ day, mark })))
      .onConflictDoNothing()
      .returning({ mark: viewMarks.mark });
    for (const { mark } of fresh) {
      const id = marked.get(mark) ?? "";
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return addViews(tx, day, counts);
}

/** One for the day and all processes. Yesterday's goes, and with it what its marks could tell. */
async function findSalt(tx: Transaction, day: string): Promise<string> {
  const salt = randomBytes(16).toString("base64url");
  await tx.insert(viewSalts).values({ day, salt }).onConflictDoNothing();
  await tx.delete(viewSalts).where(lt(viewSalts.day, day));
  await tx.delete(viewMarks).where(lt(viewMarks.day, day));
  const [stored] = await tx.select().from(viewSalts).where(eq(viewSalts.day, day));
  if (!stored) throw new Error("The day's salt was kept and is not there.");
  return stored.salt;
}

async function addViews(
  tx: Transaction,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<number> {
  if (counts.size === 0) return 0;
  const known = await tx
    .select({ id: listingRecords.id })
    .from(listingRecords)
    .where(inArray(listingRecords.id, [...counts.keys()]));
  const rows = known
    .map(({ id }) => ({ listingId: id, day, views: counts.get(id) ?? 0 }))
    .toSorted((a, b) => (a.listingId < b.listingId ? -1 : 1));
  if (rows.length === 0) return 0;
  await tx
    .insert(listingViews)
    .values(rows)
    .onConflictDoUpdate({
      target: [listingViews.listingId, listingViews.day],
      set: { views: sql`${listingViews.views} + excluded.views` },
    });
  return rows.reduce((sum, { views }) => sum + views, 0);
}
