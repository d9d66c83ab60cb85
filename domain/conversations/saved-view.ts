import * as v from "valibot";
import { textField } from "../shared/text-fields.ts";
import { formatInboxQuery } from "./inbox-path.ts";
import { type InboxCriteria, readInboxCriteria } from "./inbox-view.ts";

/** More than a person keeps in mind, and few enough that counting them takes no time. */
export const mostSavedViews = 10;

export const viewNameField = textField(
  { max: 40 },
  { missing: "Please name the view", long: "Please keep the name under 40 characters" },
);

/** Of a form that saves what the list shows: its name, and the list's query string. */
export const savedViewFields = v.object({
  viewName: viewNameField,
  query: v.pipe(
    v.string("Load the page again, then save."),
    v.transform((query) => formatInboxQuery(readInboxCriteria(new URLSearchParams(query)))),
  ),
});

/** The views that are always there need no name. */
export function hasFilters({ kind, owner, area, unread, late, q }: InboxCriteria): boolean {
  return [kind, owner, area, q].some((one) => one !== null) || unread || late;
}
