import type { HomesView } from "../../domain/listings/homes-view.ts";
import {
  isAdvertised,
  type ListingState,
  listingStates,
} from "../../domain/listings/listing-state.ts";
import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { refuse } from "../staff/refusals.ts";
import { officeOrigin } from "../listings/listing-records.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import { changeStates, undoStates } from "./change-states.ts";
import { findHomeFigures, type HomeFigures } from "./home-figures.ts";
import { type HomesRow, homesAtOnce, listHomes } from "./list-homes.ts";
import { listSavedViews, removeView, saveView } from "./saved-views.ts";

const dayMs = 86_400_000;

/** A row of the table, as it is shown. */
export type ShownHome = ReturnType<typeof showHome>;

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
    daysUp:
      live && row.listedAt ? Math.floor((now.getTime() - row.listedAt.getTime()) / dayMs) : null,
    hasDraft: row.hasDraft && isAdvertised(state),
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
  staffId: string,
  view: HomesView,
) {
  const at = now();
  const { rows, counts } = await listHomes(orm, view, staffId, at);
  const ids = rows.map(({ id }) => id);
  const figures = await findHomeFigures(orm, ids, getLondonDate(at));
  const total = counts[view.tab];
  return {
    homes: rows.map((row) => showHome(row, figures.get(row.id), at)),
    counts,
    hasMore: view.page * homesAtOnce < total,
    saved: await listSavedViews(orm, staffId),
  };
}

type Fields = Readonly<Partial<Record<string, string>>>;

export interface HomesAnswer {
  done: string | null;
  undo: string | null;
  refusal: Refusal | undefined;
}

/** What the forms of the table do, by the value of their button. */
export async function handleHomesForm(
  app: AppContext,
  staffId: string,
  fields: Fields,
): Promise<HomesAnswer> {
  const outcome = await run(app, staffId, fields);
  if (!outcome.ok) return { done: null, undo: null, refusal: outcome.refusal };
  const { done, undo = null } = outcome.answer;
  return { done, undo, refusal: undefined };
}

async function run(
  app: AppContext,
  staffId: string,
  fields: Fields,
): Promise<Outcome<{ done: string; undo?: string }>> {
  const { change = "", token = "", name = "", query = "", view = "" } = fields;
  switch (change) {
    case "undo":
      return undoStates(app, staffId, token);
    case "save-view":
      return saveView(app, staffId, { name, query });
    case "remove-view":
      return removeView(app, staffId, view);
    case "state":
      return moveHomes(app, staffId, fields);
    default:
      return refuse("This form is not known here. Load the page again.");
  }
}

async function moveHomes(app: AppContext, staffId: string, fields: Fields) {
  const to: ListingState | undefined = listingStates.find((one) => one === fields["to"]);
  if (!to) return refuse("Choose the state first.");
  const ids = Object.keys(fields).flatMap((name) =>
    name.startsWith("pick-") ? [name.slice("pick-".length)] : [],
  );
  const known = ids.filter((id) => listingIdForm.test(id));
  if (known.length === 0) return refuse("Pick one home or more.");
  const cancelViewings = fields["cancelViewings"] === "on";
  return changeStates(app, staffId, { ids: known, to, cancelViewings });
}
