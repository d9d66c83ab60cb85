import { asc, sql } from "drizzle-orm";
import { getPhotoHash, listOriginalNames } from "../../../domain/photos/photo.ts";
import type { AppContext } from "../../app-context.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import type { JudgePhoto } from "../../photos/photo-files.ts";
import { holdsPhotoPass } from "../../photos/photo-pass.ts";
import { openPublicPhotos } from "../../photos/public-photos.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findSession, type SignedIn } from "../../staff/sessions.ts";
import { openPhotoReadings } from "./photo-readings.ts";
import { mayStaffOpen } from "./read-document.ts";

/**
 * The one way to a picture: anybody opens what a home shows or showed. What only a draft has opens to
 * those who may see that home, and to who holds the link of its preview.
 */
export function openPhotoDoor(app: AppContext): JudgePhoto {
  const { orm } = app.database;
  const isPublic = openPublicPhotos(orm);
  const readings = openPhotoReadings(app);
  return async (request, name) => {
    if (await isPublic(name)) return "public";
    if (holdsPhotoPass(app.siteSecret, new URL(request.url), app.now())) return "private";
    // Looking at pictures alone keeps nobody signed in.
    const signedIn = await findSession(app, request, false);
    if (signedIn === null) return null;
    const homeId = await findHomeToShow(orm, signedIn, name);
    if (homeId === null) return null;
    await readings.note(signedIn, homeId);
    return "private";
  };
}

/** A home with the picture in its draft that the colleague may see. */
async function findHomeToShow(
  db: Queryable,
  signedIn: SignedIn,
  name: string,
): Promise<string | null> {
  for (const { id } of await listHomesWithDraft(db, name))
    if (await mayStaffOpen(db, signedIn, "draft-picture", id)) return id;
  return null;
}

/** Several, where homes of one building have the same picture. */
function listHomesWithDraft(db: Queryable, name: string): Promise<{ id: string }[]> {
  const hash = getPhotoHash(name);
  if (hash === null) return Promise.resolve([]);
  const urls = listOriginalNames(hash).map((file) => `/photos/${file}`);
  return db
    .select({ id: listingRecords.id })
    .from(listingRecords)
    .where(
      sql`${listingRecords.draftMedia} is not null and exists (
        select from jsonb_array_elements(${listingRecords.draftMedia}) item
        where item ->> 'url' in ${urls} or item ->> 'original' in ${urls})`,
    )
    .orderBy(asc(listingRecords.id))
    .limit(mostHomes);
}

const mostHomes = 50;
