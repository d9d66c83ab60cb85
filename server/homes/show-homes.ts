import type { HomesView } from "../../domain/listings/homes-view.ts";
import { isAdvertised } from "../../domain/listings/listing-state.ts";
import type { AppContext } from "../app-context.ts";
import { officeOrigin } from "../listings/listing-records.ts";
import { findHomeFigures, type HomeFigures } from "./home-figures.ts";
import {
  findMedianListed,
  type HomesReader,
  type HomesRow,
  homesAtOnce,
  listHomes,
} from "./list-homes.ts";
import { listSavedViews } from "../inbox/saved-views.ts";

const dayMs = 86_400_000;

function countDays(since: Date, now: Date): number {
  return Math.floor((now.getTime() - since.getTime()) / dayMs);
}

/** A row of the table, as it is shown. */
function showHome(row: HomesRow, figures: HomeFigures | undefined, now: Date) {
  const { id, title, area, outcode, rentPcm, state, origin, bricks, forbidden, cover } = row;
  const live = isAdvertised(state) && row.listedAt !== null;
  return {
    id,
    title,
    area,
    outcode,
    rentPcm,
    state,
    isBlocked: forbidden > 0 && (isAdvertised(state) || state === "draft" || state === "ready"),
    forbidden,
    problem: row.problem,
    bricks,
    daysUp: live && row.listedAt ? countDays(row.listedAt, now) : null,
    hasDraft: row.hasDraft && isAdvertised(state),
    /** Why it was not published at its time. */
    publishProblem: row.publishProblem,
    isScheduled: row.publishAt !== null,
    isOwn: origin === officeOrigin,
    owner: row.owner,
    cover: cover && { url: cover.url, width: cover.width, height: cover.height },
    figures: live ? (figures ?? null) : null,
  };
}

/** The table of homes with its tabs, and the views that somebody has saved. */
export async function showHomes(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  by: HomesReader,
  view: HomesView,
) {
  const at = now();
  const { rows, counts } = await listHomes(orm, view, by, at);
  const ids = rows.map(({ id }) => id);
  const figures = await findHomeFigures(orm, ids, at);
  const total = counts[view.tab];
  const median = await findMedianListed(orm, by.branch);
  const before = (view.page - 1) * homesAtOnce;
  return {
    medianDays: median && countDays(median, at),
    shown: { from: before + 1, to: before + rows.length, of: total },
    homes: rows.map((row) => showHome(row, figures.get(row.id), at)),
    counts,
    hasMore: view.page * homesAtOnce < total,
    savedViews: await listSavedViews(orm, "listings", by),
  };
}
