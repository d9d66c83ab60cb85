import { inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { photos } from "./photo-tables.ts";

/** Hours for which an unreferenced photo is kept, since pages are cached. */
const graceHours = 24;

function namePhotos(media: SQL): SQL {
  return sql`select substr(item ->> 'url', length('/photos/') + 1) as name
    from jsonb_array_elements(${media}) item where item ->> 'url' like '/photos/%'`;
}

/** Pictures before they were cut, which can be cut anew until the draft is published. */
function nameOriginals(media: SQL): SQL {
  return sql`select substr(item ->> 'original', length('/photos/') + 1) as name
    from jsonb_array_elements(${media}) item where item ->> 'original' like '/photos/%'`;
}

/** Null for a picture on another site. */
export function findPhotoName(url: string): string | null {
  return url.startsWith("/photos/") ? url.slice("/photos/".length) : null;
}

/** Files of pictures that are kept here, and of those they were cut from. */
export function listPhotoNames(pictures: readonly { url: string; original?: string }[]): string[] {
  const urls = pictures.flatMap(({ url, original }) => [url, ...(original ? [original] : [])]);
  return urls.map(findPhotoName).filter((name) => name !== null);
}

/** Homes per query: other requests wait for the embedded database meanwhile. */
const homesAtOnce = 500;

type HomePhotos = { id: string; shown: string[] };

export async function listShownPhotos(db: Queryable): Promise<Set<string>> {
  const names = new Set<string>();
  let last: string | undefined = "";
  while (last !== undefined) {
    const { rows }: { rows: HomePhotos[] } = await db.execute<HomePhotos>(sql`
      select id, array(select name from (${namePhotos(sql`media`)}) s) as shown
      from listings where id > ${last} order by id limit ${homesAtOnce}`);
    for (const { shown } of rows) for (const name of shown) names.add(name);
    last = rows.at(-1)?.id;
  }
  return names;
}

/**
 * Marks photos as about to be stored or no longer shown, which keeps them for another day. Commit
 * this before storing the file of a photo that a listing will show, or the file may be deleted
 * before the listing is written.
 */
export async function touchPhotos(db: Queryable, names: Iterable<string>): Promise<void> {
  // Sorted to avoid deadlocks between concurrent calls.
  const rows = [...new Set(names)].toSorted().map((name) => ({ name }));
  if (rows.length === 0) return;
  await db
    .insert(photos)
    .values(rows)
    .onConflictDoUpdate({ target: photos.name, set: { keptAt: sql`now()` } });
}

/**
 * As `touchPhotos`, for photos that were taken away before.
 * @returns false if the file of one is deleted already
 */
export async function holdPhotos(tx: Transaction, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  const held = await tx
    .update(photos)
    .set({ keptAt: sql`now()` })
    .where(inArray(photos.name, [...new Set(names)].toSorted()))
    .returning({ name: photos.name });
  return held.length === new Set(names).size;
}

const isPastGrace = sql`
  kept_at < now() - make_interval(hours => ${graceHours})
  and (leased_until is null or leased_until < now())`;

/** Withdrawn listings count too: they may come back. So do drafts of the office. */
export async function listUnusedPhotos(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from photos
    where ${isPastGrace} and not exists (
      select from listings cross join lateral (${namePhotos(sql`listings.media`)}) s
      where s.name = photos.name)
    and not exists (
      select from listing_records
      cross join lateral (${namePhotos(sql`coalesce(listing_records.draft_media, '[]')`)}
        union all ${nameOriginals(sql`coalesce(listing_records.draft_media, '[]')`)}) s
      where s.name = photos.name)`);
  return rows.map(({ name }) => name);
}

/**
 * Deletes the row of an unused photo. Anyone storing it again waits for the transaction.
 * @returns false if it was marked since, or another process has it
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
