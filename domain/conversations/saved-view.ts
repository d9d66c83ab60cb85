import * as v from "valibot";
import { formatHomesQuery, readHomesView } from "../listings/homes-view.ts";
import { pageOutOfDate } from "../shared/fields/page-out-of-date.ts";
import { textField } from "../shared/fields/text-fields.ts";
import { formatInboxQuery } from "./inbox-path.ts";
import { type InboxCriteria, readInboxCriteria } from "./inbox-view.ts";

/** Lists of the office with views of a person's own, and what each understands of a query string. */
const readQueries = {
  inbox: (query: URLSearchParams) => formatInboxQuery(readInboxCriteria(query)),
  listings: (query: URLSearchParams) => formatHomesQuery({ ...readHomesView(query), page: 1 }),
};
export type ViewList = keyof typeof readQueries;

/** More than a person keeps in mind, and few enough that counting them takes no time. */
export const maxSavedViews = 10;

export const viewNameField = textField(
  { max: 40 },
  { missing: "Enter a name for the view", long: "Name must be 40 characters or fewer" },
);

/** Of a form that saves what a list shows: its name, and the list's query string. */
export function savedViewFields(list: ViewList) {
  return v.object({
    viewName: viewNameField,
    query: v.pipe(
      v.string(pageOutOfDate),
      v.transform((query) => readQueries[list](new URLSearchParams(query))),
    ),
  });
}

/** The views that are always there need no name. */
export function hasFilters(criteria: InboxCriteria): boolean {
  const { kind, owner, area, unread, late, forMe, q } = criteria;
  return [kind, owner, area, q].some((one) => one !== null) || unread || late || forMe;
}
