import { and, asc, eq } from "drizzle-orm";
import { readHomesView, writeHomesView } from "../../domain/listings/homes-view.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { refuse } from "../staff/refusals.ts";
import { savedListingViews } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";

const mostViews = 20;

export function listHomeViews(db: Queryable, staffId: string) {
  const { id, name, query } = savedListingViews;
  return db
    .select({ id, name, query })
    .from(savedListingViews)
    .where(eq(savedListingViews.staffId, staffId))
    .orderBy(asc(name));
}

/** Keeps the filters under a name. The same name again keeps others. */
export async function saveHomeView(
  { database: { orm } }: Pick<AppContext, "database">,
  staffId: string,
  { name, query }: { name: string; query: string },
): Promise<Outcome<{ done: string }>> {
  const given = name.replaceAll("\0", "").trim();
  if (given === "" || given.length > 40) {
    return refuse("Give it a name of up to 40 characters", "name");
  }
  if ((await orm.$count(savedListingViews, eq(savedListingViews.staffId, staffId))) >= mostViews) {
    return refuse(`No more than ${mostViews} views are kept: remove one first.`);
  }
  const view = { ...readHomesView(new URLSearchParams(query)), page: 1 };
  const row = { staffId, name: given, query: writeHomesView(view).toString() };
  await orm
    .insert(savedListingViews)
    .values(row)
    .onConflictDoUpdate({
      target: [savedListingViews.staffId, savedListingViews.name],
      set: { query: row.query },
    });
  return { ok: true, answer: { done: `Saved as “${given}”.` } };
}

export async function removeHomeView(
  { database: { orm } }: Pick<AppContext, "database">,
  staffId: string,
  id: string,
): Promise<Outcome<{ done: string }>> {
  if (!isUuid(id)) return refuse("This view is not there any more.");
  await orm
    .delete(savedListingViews)
    .where(and(eq(savedListingViews.id, id), eq(savedListingViews.staffId, staffId)));
  return { ok: true, answer: { done: "Removed." } };
}
