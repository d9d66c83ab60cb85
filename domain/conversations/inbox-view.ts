import * as v from "valibot";
import { keepableLine } from "../shared/fields/text-fields.ts";
import { requestKinds } from "./request-kinds.ts";

/** The views that are always there. */
export const inboxViews = ["all", "unanswered", "mine", "nobodys", "snoozed", "closed"] as const;

export type InboxViewName = (typeof inboxViews)[number];

export const inboxViewNames: Record<InboxViewName, string> = {
  all: "All open",
  unanswered: "Unanswered",
  mine: "Mine",
  nobodys: "Unassigned",
  snoozed: "Snoozed",
  closed: "Closed",
};

const uuid = v.pipe(v.string(), v.uuid());
const word = v.pipe(v.string(), keepableLine, v.trim(), v.nonEmpty(), v.maxLength(100));

const on = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value === "on"),
);

/** Criteria of a list, as its query string has them. What can't be read is left out. */
const criteria = v.object({
  view: v.fallback(v.picklist(inboxViews), "all"),
  q: v.fallback(v.nullable(word), null),
  kind: v.fallback(v.nullable(v.picklist(requestKinds)), null),
  owner: v.fallback(v.nullable(uuid), null),
  area: v.fallback(
    v.nullable(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{1,2}\d[A-Z\d]?$/))),
    null,
  ),
  unread: on,
  late: on,
  /** Leaves out what is a colleague's. */
  forMe: on,
  after: v.fallback(v.nullable(word), null),
});

export type InboxCriteria = v.InferOutput<typeof criteria>;

export const noFilters: InboxCriteria = {
  view: "all",
  q: null,
  kind: null,
  owner: null,
  area: null,
  unread: false,
  late: false,
  forMe: false,
  after: null,
};

export function readInboxCriteria(query: URLSearchParams): InboxCriteria {
  const names = Object.keys(criteria.entries);
  return v.parse(criteria, Object.fromEntries(names.map((name) => [name, query.get(name)])));
}
