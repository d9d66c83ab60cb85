import { listingIdForm } from "../../domain/listings/listing-id.ts";
import { type ListingState, listingStates } from "../../domain/listings/listing-state.ts";
import type { AppContext } from "../app-context.ts";
import { refuse } from "../staff/refusals.ts";
import type { Outcome, Refusal } from "../platform/submissions/outcome.ts";
import { changeStates, undoStates } from "./change-states.ts";
import { changeSavedViews } from "../inbox/saved-views.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";

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
  const { change = "", token = "" } = fields;
  switch (change) {
    case "undo":
      return undoStates(app, staffId, token);
    case "save-view":
    case "rename-view":
    case "remove-view":
      return changeSavedViews(app, "listings", fields, readStaffSubmission(staffId, fields));
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
