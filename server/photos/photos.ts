import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { photos } from "./photo-tables.ts";

/** Hours for which a photo stays that nobody keeps or shows any more: pages are cached. */
const graceHours = 24;

/** Names of the photos that listings show, also withdrawn ones: those may come back. */
const shown = sql`
  select substr(item ->> 'url', length('/photos/') + 1) as name
  from listings cross join jsonb_array_elements(media) item
  where item ->> 'url' like '/photos/%'`;

export async function listShownPhotos(db: Queryable): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`select distinct name from (${shown}) s`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Notes that photos are about to be kept, or that a listing shows them no longer: from now on they
 * stay for a day. What a listing is to show must be noted, and that committed, before its file is
 * kept: only then is the file sure to be there when the listing is.
 */
export async function touchPhotos(db: Queryable, names: Iterable<string>): Promise<void> {
  // In one order, so that two that note the same photos don't wait for each other.
  const rows = [...new Set(names)].toSorted().map((name) => ({ name }));
  if (rows.length === 0) return;
  await db
    .insert(photos)
    .values(rows)
    .onConflictDoUpdate({ target: photos.name, set: { keptAt: sql`now()` } });
}

const isPastGrace = sql`
  kept_at < now() - make_interval(hours => ${graceHours})
  and (leased_until is null or leased_until < now())`;

/** Photos that nothing refers to, and has not for a day. */
export async function listUnusedPhotos(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from photos
    where ${isPastGrace} and not exists (select from (${shown}) s where s.name = photos.name)`);
  return rows.map(({ name }) => name);
}

/**
 * Takes an unused photo out of the table; whoever wants to keep it again waits for the transaction.
 * @returns false where it was noted since, or another process has it
 */
export async function claimUnusedPhoto(tx: Transaction, name: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from photos
    where name = (
      select name from photos where name = ${name} and ${isPastGrace} for update skip locked
    )
    returning name`);
  return rows.length > 0;
}
