import { href } from "react-router";
import {
  type InboxCriteria,
  inboxViewNames,
  inboxViews,
} from "../../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../../domain/conversations/inbox-path.ts";
import { formatCount, ViewTab, ViewTabs } from "../../shell/table/view-tabs.tsx";
import type { ShownInbox } from "../shown.ts";

const toInbox = href("/office/inbox/:id?");

/** The views that are always there, and those that somebody has saved. */
export function InboxTabs({
  criteria,
  inbox,
  savedView,
  heldMails,
}: {
  criteria: InboxCriteria;
  inbox: ShownInbox;
  /** The one that the list shows. */
  savedView: ShownInbox["savedViews"][number] | undefined;
  heldMails: number;
}) {
  return (
    <ViewTabs label="Views">
      {inboxViews.map((view) => {
        const isShown = !savedView && criteria.view === view && criteria.q === null;
        // A saved view's filters are its own.
        const filters = savedView ? noFilters : criteria;
        return (
          <ViewTab
            key={view}
            to={toInbox + formatInboxQuery(filters, { view, q: null })}
            name={inboxViewNames[view]}
            count={formatCount(inbox.counts.views[view])}
            isShown={isShown}
          />
        );
      })}
      {inbox.savedViews.map(({ id, name, query, count }) => (
        <ViewTab
          key={id}
          to={toInbox + query}
          name={name}
          count={formatCount(count)}
          isShown={id === savedView?.id}
        />
      ))}
      <ViewTab to={href("/office/held-mail")} name="Held mail" count={heldMails} />
    </ViewTabs>
  );
}

const noFilters: InboxCriteria = {
  view: "all",
  q: null,
  kind: null,
  owner: null,
  area: null,
  unread: false,
  late: false,
  after: null,
};
