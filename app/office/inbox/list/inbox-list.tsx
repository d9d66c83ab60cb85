import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import {
  type InboxCriteria,
  inboxViewNames,
  inboxViews,
  noFilters,
} from "../../../../domain/conversations/inbox-view.ts";
import { inboxForms } from "../../../../domain/conversations/inbox-forms.ts";
import { formatInboxQuery } from "../../../../domain/conversations/inbox-path.ts";
import { hasFilters } from "../../../../domain/conversations/saved-view.ts";
import type { InboxPageView } from "../shown.ts";
import { ButtonLink, Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { KeyHints } from "../../shell/navigation/key-hints.tsx";
import { LoadingRows } from "../../shell/page-loading.tsx";
import { ViewMenu } from "../../shell/table/view-menu.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { InboxRows } from "./inbox-rows.tsx";
import { requestKindNames, requestKinds } from "../../../../domain/conversations/request-kinds.ts";
import { ColleagueSelect } from "../colleague-select.tsx";
import { FindField } from "../../shell/table/find-field.tsx";
import "../../shell/table/list-menu.css";
import { formatTabCount, ViewTab, ViewTabs } from "../../shell/table/view-tabs.tsx";
import type { Selection } from "./use-selection.ts";

const toInbox = href("/office/inbox/:id?");

/** The views that are always there, and those that somebody has saved. */
function InboxTabs({
  criteria,
  inbox,
  savedView,
  heldMails,
}: {
  criteria: InboxCriteria;
  inbox: InboxPageView;
  /** The one that the list shows. */
  savedView: InboxPageView["savedViews"][number] | undefined;
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
            count={formatTabCount(inbox.counts.views[view])}
            isShown={isShown}
          />
        );
      })}
      {inbox.savedViews.map(({ id, name, query, count }) => (
        <ViewTab
          key={id}
          to={toInbox + query}
          name={name}
          count={formatTabCount(count)}
          isShown={id === savedView?.id}
        />
      ))}
      <ViewTab to={href("/office/unmatched-emails")} name="Unmatched email" count={heldMails} />
    </ViewTabs>
  );
}

/** A search over everything, and filters of the view. */
function InboxSearch({
  criteria,
  colleagues,
}: {
  criteria: InboxCriteria;
  colleagues: readonly { id: string; name: string }[];
}) {
  const { view, q } = criteria;
  return (
    <search>
      <Form
        className="inbox__search"
        action={href("/office/inbox/:id?")}
        key={JSON.stringify(criteria)}
      >
        {view !== "all" && <input type="hidden" name="view" value={view} />}
        <FindField
          name="q"
          defaultValue={q ?? ""}
          placeholder="Name, street or postcode"
          aria-label="Search by name, phone, email, street, postcode or reference"
        />
        <InboxFilters criteria={criteria} colleagues={colleagues} />
      </Form>
    </search>
  );
}

function InboxFilters({
  criteria,
  colleagues,
}: {
  criteria: InboxCriteria;
  colleagues: readonly { id: string; name: string }[];
}) {
  const { kind, owner, area, unread, late, forMe } = criteria;
  const filters = [kind, owner, area, forMe || null, unread || null, late || null].filter(
    (one) => one !== null,
  );
  return (
    <details className="list-menu">
      <summary>
        Filter{filters.length > 0 && <span className="inbox__count">{filters.length}</span>}
      </summary>
      <div className="list-menu__box">
        <label>
          Type
          <select className="select" name="kind" defaultValue={kind ?? ""}>
            <option value="">All</option>
            {requestKinds.map((one) => (
              <option key={one} value={one}>
                {requestKindNames[one]}
              </option>
            ))}
          </select>
        </label>
        <div>
          Assigned to
          <ColleagueSelect
            name="owner"
            label="Assigned to"
            none="All"
            value={owner ?? ""}
            colleagues={colleagues}
          />
        </div>
        <label>
          Area
          <input className="input" name="area" defaultValue={area ?? ""} placeholder="E2" />
        </label>
        <label className="line">
          <input type="checkbox" name="forMe" defaultChecked={forMe} /> Mine and unassigned only
        </label>
        <label className="line">
          <input type="checkbox" name="unread" defaultChecked={unread} /> Unread only
        </label>
        <label className="line">
          <input type="checkbox" name="late" defaultChecked={late} /> Over target only
        </label>
        <Button type="submit" size="small" look="secondary">
          Show conversations
        </Button>
      </div>
    </details>
  );
}

/** Everything that people asked, in order of duty. */
export function InboxList({
  criteria,
  inbox,
  openId,
  heldMails,
  mayAnswer,
  formKey,
  isLoading,
  picked: { ids, all, picking, unpick, round },
  children,
}: {
  criteria: InboxCriteria;
  inbox: InboxPageView;
  openId: string | null;
  heldMails: number;
  mayAnswer: boolean;
  formKey: string;
  isLoading: boolean;
  picked: Selection;
  children: ReactNode;
}) {
  const query = formatInboxQuery(criteria);
  const savedView = inbox.savedViews.find((view) => view.query === query);
  return (
    <section className="inbox__list" aria-label="Inbox">
      <header className="inbox__head">
        <h1>Inbox</h1>
        <div className="inbox__tools">
          <InboxSearch criteria={criteria} colleagues={inbox.colleagues} />
          {mayAnswer && (savedView || hasFilters(criteria)) && (
            <ViewMenu forms={inboxForms} query={query} savedView={savedView} formKey={formKey} />
          )}
          {mayAnswer && (
            <ButtonLink to={href("/office/inbox/new")} look="secondary" data-key="n">
              <Icon name="plus" />
              <span className="unseen-on-phone">New</span> <kbd className="unseen-on-phone">N</kbd>
            </ButtonLink>
          )}
        </div>
      </header>
      <InboxTabs criteria={criteria} inbox={inbox} savedView={savedView} heldMails={heldMails} />
      {children}
      <Form method="post" className="inbox__form" key={round} {...picking}>
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="scope" value="picked" />
        {isLoading ? (
          <LoadingRows />
        ) : (
          <InboxRows inbox={inbox} openId={openId} query={query} mayAnswer={mayAnswer} all={all} />
        )}
        {!isLoading && <OlderOnes criteria={criteria} after={inbox.after} />}
        {mayAnswer && <BulkBar picked={ids.length} unpick={unpick} inbox={inbox} />}
      </Form>
      <KeyHints hints={hints} />
    </section>
  );
}

function OlderOnes({ criteria, after }: { criteria: InboxCriteria; after: string | null }) {
  if (after === null) return null;
  return (
    <p className="inbox__more">
      <Link to={href("/office/inbox/:id?") + formatInboxQuery(criteria, { after })}>
        Show older
      </Link>
    </p>
  );
}

const hints = [
  ["J K", "move"],
  ["X", "select"],
  ["R", "reply"],
  ["A", "mine"],
  ["H", "snooze"],
  ["E", "close"],
  ["?", "all shortcuts"],
] as const;
