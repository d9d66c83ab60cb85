import { homesForms } from "../../../domain/listings/homes-forms.ts";
import { listingIdForm } from "../../../domain/listings/listing-id.ts";
import { type ListingState, listingStates } from "../../../domain/listings/listing-state.ts";
import { refuse } from "../../staff/refusals.ts";
import { defineActs, type FormCall, type FormOutcome } from "../../staff/office-form.ts";
import { changeStates, undoStates } from "../change-states.ts";
import { changeSavedViews } from "../../inbox/list/saved-views.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";

const views = {
  ownTransactions: ({ app, by, texts }: FormCall) =>
    changeSavedViews(app, "listings", texts, readStaffSubmission(by, texts)),
};

export const homesActs = defineActs(homesForms, {
  state: { ownTransactions: moveHomes },
  undo: {
    ownTransactions: ({ app, by, texts }) => undoStates(app, by, texts["token"] ?? ""),
  },
  "save-view": views,
  "rename-view": views,
  "remove-view": views,
});

async function moveHomes({ app, by, texts: fields }: FormCall): Promise<FormOutcome> {
  const to: ListingState | undefined = listingStates.find((one) => one === fields["to"]);
  if (!to) return refuse("Select a status first.");
  const ids = Object.keys(fields).flatMap((name) =>
    name.startsWith("pick-") ? [name.slice("pick-".length)] : [],
  );
  const known = ids.filter((id) => listingIdForm.test(id));
  if (known.length === 0) return refuse("Select at least one property.");
  const cancelViewings = fields["cancelViewings"] === "on";
  return changeStates(app, by, { ids: known, to, cancelViewings });
}
