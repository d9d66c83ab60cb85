import type { InboxCriteria } from "./inbox-view.ts";

/** The query string of a list with other criteria, beginning with `?`, or empty. */
export function formatInboxQuery(
  criteria: InboxCriteria,
  changes: Partial<InboxCriteria> = {},
): string {
  const { view, unread, late, forMe, ...texts } = { ...criteria, after: null, ...changes };
  const query = new URLSearchParams();
  if (view !== "all") query.set("view", view);
  for (const [name, value] of Object.entries(texts)) if (value !== null) query.set(name, value);
  if (unread) query.set("unread", "on");
  if (late) query.set("late", "on");
  if (forMe) query.set("forMe", "on");
  return query.size === 0 ? "" : `?${query}`;
}
