import {
  formatHomesQuery,
  type HomesView,
  readHomesView,
} from "../../../domain/listings/homes-view.ts";
import { isAdvertised } from "../../../domain/listings/listing-state.ts";
import type { AppContext } from "../../app-context.ts";
import { officeOrigin } from "../../listings/listing-records.ts";
import { findHomeFigures, type HomeFigures } from "./home-figures.ts";
import {
  countHomes,
  findMedianListed,
  findSort,
  type HomesReader,
  type HomesRow,
  homesPerBatch,
  listHomes,
} from "./list-homes.ts";
import { listSavedViews } from "../../inbox/list/saved-views.ts";

const dayMs = 86_400_000;

function countDays(since: Date, now: Date): number {
  return Math.floor((now.getTime() - since.getTime()) / dayMs);
}

/** A row of the table, as it is shown: what it says by itself, and what follows from it. */
function showHome(row: HomesRow, figures: HomeFigures | undefined, now: Date) {
  const { listedAt, publishAt, hasDraft, origin, cover, ...plain } = row;
  const { forbidden, state } = plain;
  const live = isAdvertised(state) && listedAt !== null;
  return {
    ...plain,
    isBlocked: forbidden > 0 && (isAdvertised(state) || state === "draft" || state === "ready"),
    daysUp: live ? countDays(listedAt, now) : null,
    hasDraft: hasDraft && isAdvertised(state),
    isScheduled: publishAt !== null,
    isOwn: origin === officeOrigin,
    cover: cover && { url: cover.url, width: cover.width, height: cover.height },
    figures: live ? (figures ?? null) : null,
  };
}

/** The table of homes with its tabs, and the views that somebody has saved. */
export async function showHomes(
  { database: { orm }, now }: AppContext,
  by: HomesReader,
  view: HomesView,
) {
  const at = now();
  const { rows, counts } = await listHomes(orm, view, by, at);
  const ids = rows.map(({ id }) => id);
  const figures = await findHomeFigures(orm, ids, at);
  const total = counts[view.tab];
  const median = await findMedianListed(orm, by.branch);
  const savedViews = await listSavedViews(orm, "listings", by);
  const isSaved = savedViews.some(({ query }) => query === formatHomesQuery({ ...view, page: 1 }));
  const before = (view.page - 1) * homesPerBatch;
  return {
    sortedBy: findSort(view),
    medianDays: median && countDays(median, at),
    shown: { from: before + 1, to: before + rows.length, of: total },
    homes: rows.map((row) => showHome(row, figures.get(row.id), at)),
    // A tab beside a saved view leaves its filters, one of a filtered table keeps them.
    counts: isSaved ? await countHomes(orm, readHomesView(new URLSearchParams()), by, at) : counts,
    hasMore: view.page * homesPerBatch < total,
    savedViews,
  };
}
