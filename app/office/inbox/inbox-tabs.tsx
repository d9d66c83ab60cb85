import { href, Link } from "react-router";
import {
  type InboxCriteria,
  inboxViewNames,
  inboxViews,
} from "../../../domain/conversations/inbox-view.ts";
import { formatInboxQuery } from "../../../domain/conversations/inbox-path.ts";
import type { ShownInbox } from "./shown.ts";

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
    <nav className="inbox__tabs" aria-label="Views">
      {inboxViews.map((view) => {
        const isShown = !savedView && criteria.view === view && criteria.q === null;
        // A saved view's filters are its own.
        const filters = savedView ? noFilters : criteria;
        return (
          <Tab
            key={view}
            query={formatInboxQuery(filters, { view, q: null })}
            name={inboxViewNames[view]}
            count={inbox.counts.views[view]}
            isShown={isShown}
          />
        );
      })}
      {inbox.savedViews.map(({ id, name, query, count }) => (
        <Tab key={id} query={query} name={name} count={count} isShown={id === savedView?.id} />
      ))}
      <Link className="inbox__tab" to={href("/office/held-mail")}>
        Held mail <span className="tabular-numbers">{heldMails}</span>
      </Link>
    </nav>
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

function Tab(tab: { query: string; name: string; count: number; isShown: boolean }) {
  return (
    <Link
      className="inbox__tab"
      to={href("/office/inbox/:id?") + tab.query}
      aria-current={tab.isShown ? "page" : undefined}
    >
      {tab.name} <span className="tabular-numbers">{formatCount(tab.count)}</span>
    </Link>
  );
}

/** They are counted up to a thousand. */
function formatCount(count: number): string {
  return count >= 1000 ? "999+" : String(count);
}
